import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configErrors } from './site.config.schema.ts';
import { type SiteConfig, site } from './site.config.ts';
import { OWN_SITE } from './tests/support/testData.ts';

/** The valid configuration with another value, of any type, in a field such as "appStore.id". */
function withValue(path: string, value: unknown): unknown {
  const [field = '', inner] = path.split('.');
  const outer: unknown = OWN_SITE[field as keyof SiteConfig];
  return { ...OWN_SITE, [field]: inner ? { ...(outer as object), [inner]: value } : value };
}

test('a valid configuration has no errors', () => {
  for (const config of [
    site,
    withValue('name', 'Сметка'),
    withValue('name', 'Birdie & “Ace”'),
    withValue('pageViewScript', '/count.js?site=1'),
    withValue('origin', 'https://xn--schmtterball-ocb.de'),
    withValue('appStore.url', 'https://get.birdie.club'),
  ])
    assert.deepEqual(configErrors(config), []);
});

/** Each rule is tried in one field: `name` for lines, `appStore.url` for links. */
for (const [field, values] of Object.entries<readonly unknown[]>({
  name: [undefined, null, 7, {}, '', '\u0000', '\ud800', 'a\nb', ' a', 'a ', 'x'.repeat(31)],
  logo: [undefined, ''],
  phrase: [undefined, '', null, 'x'.repeat(41)],
  origin: [
    undefined,
    null,
    'http://birdie.club',
    'https://localhost',
    'https://birdie.club/',
    'https://birdie.club?x',
    'https://birdie.club.',
    'https://Birdie.club',
    'https://birdie.club:8443',
    'https://-b.c',
    'https://bírdie.club',
    'https://birdie.club}\n\nevil.club {',
    'https://birdie.club{$HOME}',
  ],
  appStore: [undefined, null, '1234567890'],
  'appStore.id': [undefined, 1234567890, 'id123456789', '12345', '1234567890123', '123 456'],
  'appStore.url': [
    undefined,
    null,
    '',
    'javascript:alert(1)',
    'http://birdie.club/',
    '//birdie.club/',
    'birdie.club',
    'https://localhost/',
    'https://birdie.club/"x',
    "https://birdie.club/'x",
    'https://b.club/<x>',
    'https://birdie.club/\nx',
    'https://me:pw@birdie.club/',
    'https://1.2.3.4/',
    `https://birdie.club/${'x'.repeat(200)}`,
    'https://apps.apple.com/app/id0000000000',
    'https://apps.apple.com/app/id12345678901',
  ],
  email: [undefined, null, 'hello@', 'a@b', 'a@c.club,b@c.club', 'a@c.club?subject=x'],
  'social.network': [undefined, '', null],
  'social.handle': [undefined, '', null],
  'social.url': [undefined, 'http://birdie.club/'],
  legalEffectiveDate: [undefined, null, '2025-02-30', '2023-02-29', '15.07.2025', new Date()],
  mediaIsIllustration: [undefined, null, 'false', 0],
  pageViewScript: [
    undefined,
    '',
    '/a\nb.js',
    '//evil.club/x.js',
    'https://evil.club/x.js',
    'count.js',
    '/',
    '/"x',
    '/\\evil.club',
    '/a b.js',
    '/../x.js',
    'javascript:alert(1)',
    false,
  ],
}))
  test(`an invalid ${field} is named in one sentence that says what is expected`, () => {
    for (const value of values) {
      const [sentence = '', ...others] = configErrors(withValue(field, value));
      assert.deepEqual(others, [], String(value));
      assert.ok(
        sentence.startsWith(`site.config.ts: ${field} is `),
        `${String(value)}: ${sentence}`,
      );
      assert.match(sentence, /^[^\p{Cc}]{1,200}, and has to be [^\p{Cc}]{1,100}\.$/u);
    }
  });
