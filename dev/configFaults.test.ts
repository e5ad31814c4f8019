import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SiteConfig, site } from '../site.config.ts';
import { configFaults } from './configFaults.ts';

/** A configuration in which nothing is wrong. */
const RIGHT: SiteConfig = {
  ...site,
  name: 'Birdie & “Ace”',
  phrase: 'smash speed',
  origin: 'https://www.birdie-ace.club',
  appStore: { id: '1234567890', url: 'https://apps.apple.com/ca/app/birdie/id1234567890?l=fr' },
  email: 'first.last+site@mail.birdie-ace.club',
  social: { network: 'YouTube', handle: '@birdie', url: 'https://www.youtube.com/@birdie' },
  legalEffectiveDate: '2024-02-29',
  governingLaw: 'Québec, Canada',
  minimumSystem: 'iOS 17 and macOS 14',
  pageViewScript: null,
};

/** The same with another value in one field, whatever the field's type. */
function withValue(path: string, value: unknown): unknown {
  const [field = '', inner] = path.split('.');
  const outer = RIGHT[field as keyof SiteConfig];
  return {
    ...RIGHT,
    [field]: inner ? { ...(outer as Record<string, unknown>), [inner]: value } : value,
  };
}

test('the configuration this project is in has no fault, and neither has a right one', () => {
  assert.deepEqual(configFaults(site), []);
  assert.deepEqual(configFaults(RIGHT), []);
  for (const [field, value] of [
    ['minimumSystem', null],
    ['pageViewScript', '/_vercel/insights/script.js'],
    ['pageViewScript', '/count.js?site=1'],
    ['origin', 'https://xn--schmtterball-ocb.de'],
    ['name', 'Сметка'],
  ] as const)
    assert.deepEqual(configFaults(withValue(field, value)), [], String(value));
});

/** Wrong in every field that holds a text. */
const HOSTILE: readonly unknown[] = [
  ...[undefined, 20250715, true, {}, ['x'], Symbol('x'), Number.NaN],
  ...['', ' ', '\n', '\u0000', '\ud800', 'a\nb', 'a\u2028b', ' a', 'a ', 'x'.repeat(300)],
];

const TEXT_FIELDS = ['name', 'phrase', 'social.network', 'social.handle', 'governingLaw'];

const LINKS: readonly unknown[] = [
  ...['javascript:alert(1)', 'data:text/html,x', 'http://birdie.club/', '//birdie.club/', '/path'],
  ...['birdie.club', 'https://', 'https:///x', 'https:birdie.club', 'https://localhost/'],
  ...[
    'https://birdie.club/"x',
    "https://birdie.club/'x",
    'https://birdie.club/<x>',
    'https://a b.c',
  ],
  ...['https://birdie.club/\nx', 'https://birdie.club\\x', 'https://me:pw@birdie.club/', null],
];

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, [null, ...HOSTILE]])),
  name: [null, ...HOSTILE, 'x'.repeat(31)],
  minimumSystem: HOSTILE,
  origin: [
    ...HOSTILE,
    ...LINKS,
    ...['https://birdie.club/', 'https://birdie.club/x', 'https://birdie.club?x', 'https://b'],
    ...['https://Birdie.club', 'https://birdie.club:8443', 'https://birdie.club.', 'https://-b.c'],
    ...['https://birdie.club}\n\nevil.club {', 'https://birdie.club{$HOME}', 'https://1.2.3.4'],
    ...['https://bir die.club', 'https://bir\tdie.club', 'https://[::1]', 'https://bírdie.club'],
  ],
  'appStore.id': [...HOSTILE, 'id123456789', '12345', '1234567890123', '123 456 789', '-1234567'],
  'appStore.url': [...HOSTILE, ...LINKS],
  'social.url': [...HOSTILE, ...LINKS],
  email: [
    ...HOSTILE,
    ...['hello', 'hello@', '@birdie.club', 'a@b', 'a@b@c.club', 'a b@c.club', 'a@c.club,b@c.club'],
    ...['<a@c.club>', 'a@c.club?subject=x', 'a&b@c.club', '"a"@c.club', 'mailto:a@c.club', null],
  ],
  legalEffectiveDate: [
    ...HOSTILE,
    ...['2025-02-30', '2025-13-01', '2025-00-10', '2025-2-3', '15.07.2025', 'July 15, 2025'],
    ...['2025-07-15T00:00:00Z', '2023-02-29', '+002025-07-15', '2025-07-15\n', null, new Date()],
  ],
  mediaIsIllustration: [undefined, null, 'false', 0, 1, ''],
  pageViewScript: [
    ...HOSTILE,
    ...['//evil.club/x.js', 'https://evil.club/x.js', 'count.js', '/', '/\\evil.club', '/a b.js'],
    ...['/"x', '/a\nb', '/../x.js', 'javascript:alert(1)', false],
  ],
};

for (const [field, values] of Object.entries(WRONG))
  test(`${field}: a wrong value is named in one sentence, with what is expected`, () => {
    for (const value of values) {
      const faults = configFaults(withValue(field, value));
      assert.equal(faults.length, 1, `${String(value)}: ${faults.join(' ')}`);
      const [sentence = ''] = faults;
      assert.ok(sentence.startsWith(`site.config.ts: ${field} is `), sentence);
      assert.match(sentence, /, and has to be .+\.$/);
      assert.doesNotMatch(sentence, /\p{Cc}/u);
      assert.ok(sentence.length < 260, sentence);
    }
  });

test('every field is looked at, and a missing configuration is no crash', () => {
  const leaves = Object.entries(site).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).map((inner) => `${key}.${inner}`)
      : key,
  );
  for (const nothing of [undefined, null, {}, 'x', []]) {
    const fields = configFaults(nothing).map((fault) => fault.split(' ')[1]);
    assert.deepEqual(fields, leaves);
  }
});
