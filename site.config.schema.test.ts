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

const NOT_A_LINE: readonly unknown[] = [
  undefined,
  20250715,
  true,
  {},
  ['x'],
  Symbol('x'),
  Number.NaN,
  '',
  '\n',
  '\u0000',
  '\ud800',
  'a\nb',
  'a\u2028b',
  ' a',
  'a ',
  'x'.repeat(300),
];
const NOT_A_LINK: readonly unknown[] = [
  ...NOT_A_LINE,
  null,
  'javascript:alert(1)',
  'http://birdie.club/',
  '//birdie.club/',
  '/x',
  'birdie.club',
  'https://',
  'https:///x',
  'https:birdie.club',
  'https://localhost/',
  'https://birdie.club/"x',
  "https://birdie.club/'x",
  'https://a b.c',
  'https://b.club/<x>',
  'https://birdie.club/\nx',
  'https://birdie.club\\x',
  'https://me:pw@birdie.club/',
  'https://1.2.3.4/',
  'https://[::1]/',
];

for (const [field, values] of Object.entries<readonly unknown[]>({
  name: [...NOT_A_LINE, null, 'x'.repeat(31)],
  logo: NOT_A_LINE,
  phrase: [...NOT_A_LINE, null],
  origin: [
    ...NOT_A_LINK,
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
  'appStore.id': [...NOT_A_LINE, 'id123456789', '12345', '1234567890123', '123 456', '-1234567'],
  'appStore.url': [
    ...NOT_A_LINK,
    'https://apps.apple.com/app/id0000000000',
    'https://apps.apple.com/app/id12345678901',
  ],
  email: [...NOT_A_LINE, null, 'hello@', 'a@b', 'a@c.club,b@c.club', 'a@c.club?subject=x'],
  'social.network': [...NOT_A_LINE, null],
  'social.handle': [...NOT_A_LINE, null],
  'social.url': NOT_A_LINK,
  legalEffectiveDate: [...NOT_A_LINE, null, '2025-02-30', '2023-02-29', '15.07.2025', new Date()],
  mediaIsIllustration: [undefined, null, 'false', 0],
  pageViewScript: [
    ...NOT_A_LINE,
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
