import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiteConfig } from '../../site.config.ts';
import { OWN_SITE } from '../../tests/support/testData.ts';
import { EMAIL_SETTINGS } from './environment.ts';
import { findPlaceholders } from './placeholders.ts';

test('a site with the values of its owner is ready', () => {
  assert.deepEqual(findPlaceholders(OWN_SITE, EMAIL_SETTINGS), []);
});

for (const [name, placeholder] of Object.entries<Partial<SiteConfig>>({
  origin: { origin: 'https://birdie.example' },
  email: { email: 'hello@example.com' },
  appStore: { appStore: { ...OWN_SITE.appStore, id: '0000000000' } },
  social: { social: { ...OWN_SITE.social, url: 'https://instagram.example/me' } },
  mediaIsIllustration: { mediaIsIllustration: true },
}))
  test(`the placeholder of ${name} is found, and no other`, () => {
    const [finding, ...others] = findPlaceholders({ ...OWN_SITE, ...placeholder }, EMAIL_SETTINGS);
    assert.ok(finding?.startsWith(`site.config.ts, ${name}: `), finding);
    assert.deepEqual(others, []);
  });

test('each missing email setting is named', () => {
  const findings = findPlaceholders(OWN_SITE, []).map((finding) => finding.split(':')[0]);
  assert.deepEqual(findings, EMAIL_SETTINGS);
});
