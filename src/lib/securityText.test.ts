import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from './securityText.ts';

const CONTACT = { origin: 'https://birdie.club', email: 'hello@birdie.club' };

/** The fields of a file as RFC 9116 writes them: a name, a colon, a space, a value. */
const fieldsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Z][\w-]+): (\S.*)$/.exec(line) ?? [];
        return [name, value];
      }),
  );

test('the file names its contact, its own address and the languages', () => {
  const text = securityText(CONTACT, ['en', 'fr'], new Date('2026-11-22T12:34:56Z'));
  assert.ok(text.endsWith('\n'));
  assert.deepEqual(Object.fromEntries(fieldsOf(text)), {
    Contact: 'mailto:hello@birdie.club',
    Expires: '2027-11-17T00:00:00Z',
    'Preferred-Languages': 'en, fr',
    Canonical: 'https://birdie.club/.well-known/security.txt',
  });
});

test('it expires within a year of the build, on every day of it, leap years too', () => {
  for (let day = 0; day < 4 * 366; day++) {
    const builtAt = new Date(Date.UTC(2026, 0, 1 + day, day % 24));
    const expires = new Date(fieldsOf(securityText(CONTACT, ['en'], builtAt)).get('Expires') ?? '');
    const aYearLater = new Date(builtAt);
    aYearLater.setUTCFullYear(builtAt.getUTCFullYear() + 1);
    assert.ok(expires < aYearLater, builtAt.toISOString());
    assert.ok(expires.getTime() - builtAt.getTime() > 300 * 86_400_000, builtAt.toISOString());
  }
});
