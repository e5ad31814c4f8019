import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiteConfig } from '../../site.config.ts';
import { EMAIL_SETTINGS } from './environment.ts';
import { findPlaceholders } from './placeholders.ts';

const OWN: SiteConfig = {
  name: 'Birdie & Ace',
  logo: null,
  phrase: 'shuttle speed',
  origin: 'https://birdie-ace.club',
  appStore: { id: '1234567890', url: 'https://apps.apple.com/app/id1234567890' },
  email: 'hello@birdie-ace.club',
  social: { network: 'YouTube', handle: '@birdieace', url: 'https://www.youtube.com/@birdieace' },
  legalEffectiveDate: '2024-02-29',
  mediaIsIllustration: false,
  pageViewScript: null,
};

test('a site with the values of its owner is ready', () => {
  assert.deepEqual(findPlaceholders(OWN, EMAIL_SETTINGS), []);
});

for (const [name, placeholder] of Object.entries<Partial<SiteConfig>>({
  origin: { origin: 'https://birdie.example' },
  email: { email: 'hello@example.com' },
  appStore: { appStore: { ...OWN.appStore, id: '0000000000' } },
  social: { social: { ...OWN.social, url: 'https://instagram.example/me' } },
  mediaIsIllustration: { mediaIsIllustration: true },
}))
  test(`the placeholder of ${name} is found, and no other`, () => {
    const [finding, ...others] = findPlaceholders({ ...OWN, ...placeholder }, EMAIL_SETTINGS);
    assert.ok(finding?.startsWith(`site.config.ts, ${name}: `), finding);
    assert.deepEqual(others, []);
  });

test('each missing email setting is named', () => {
  const findings = findPlaceholders(OWN, []).map((finding) => finding.split(':')[0]);
  assert.deepEqual(findings, EMAIL_SETTINGS);
});
