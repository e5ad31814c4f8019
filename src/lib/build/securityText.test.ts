import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from './securityText.ts';

const CONTACT = { origin: 'https://birdie.club', email: 'hello@birdie.club' };

test('the file names its contact, its own address and the language (RFC 9116)', () => {
  const text = securityText(CONTACT, new Date('2026-11-22T12:34:56Z'));
  assert.deepEqual(text.split('\n').sort(), [
    '',
    'Canonical: https://birdie.club/.well-known/security.txt',
    'Contact: mailto:hello@birdie.club',
    'Expires: 2027-11-17T00:00:00Z',
    'Preferred-Languages: en',
  ]);
});

test('it expires between eleven months and a year after the build, whichever day that is', () => {
  for (let day = 0; day < 4 * 366; day++) {
    const builtAt = new Date(Date.UTC(2026, 0, 1 + day, day % 24));
    const [, expires = ''] = /^Expires: (.*)$/m.exec(securityText(CONTACT, builtAt)) ?? [];
    const aYearLater = new Date(builtAt);
    aYearLater.setUTCFullYear(builtAt.getUTCFullYear() + 1);
    assert.ok(new Date(expires) < aYearLater, builtAt.toISOString());
    const elevenMonthsLater = new Date(builtAt);
    elevenMonthsLater.setUTCMonth(builtAt.getUTCMonth() + 11);
    assert.ok(new Date(expires) > elevenMonthsLater, builtAt.toISOString());
  }
});
