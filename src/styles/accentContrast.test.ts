import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkAccent } from './accentContrast.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');

/** The tokens with some of their first values changed, as an owner would. */
const withValues = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => {
    const declaration = new RegExp(`(${name}: )[^;]+;`);
    assert.match(text, declaration, `${name} is not in tokens.css`);
    return text.replace(declaration, `$1${value};`);
  }, TOKENS);

test('the accent as it is, and others that can be read, are let through', () => {
  checkAccent(TOKENS);
  for (const accent of ['#ff9f43', '#7ee7ff', '#FF8FA3', '#ffffff'])
    checkAccent(withValues({ '--accent': accent }));
});

const ON_BLACK = { '--surface': '#000000', '--bg': '#000000' };

test('an accent that cannot be read, or is no hex colour, is refused with the reason', () => {
  for (const [values, message] of [
    [
      { '--accent': '#2a4bd7' },
      /^src\/styles\/tokens\.css: .*--accent on --bg has a contrast of \d\.\d:1.*4\.5:1\.$/,
    ],
    [{ '--accent': '#e0559a', '--surface': '#402040' }, /--accent on --surface/],
    [{ '--on-accent': '#ffffff' }, /--on-accent on --accent has/],
    // White on this grey can be read; on the lighter one under the pointer it cannot.
    [
      { '--accent': '#757575', '--on-accent': '#ffffff', ...ON_BLACK },
      /--on-accent on --accent-hover/,
    ],
    [{ '--accent': 'oklch(0.8 0.2 120)' }, /--accent is ".*#rrggbb/],
    [{ '--accent': '#fc0' }, /--accent is ".*#rrggbb/],
    [{ '--accent': 'var(--text-strong)' }, /--accent is ".*#rrggbb/],
  ] as const)
    assert.throws(() => checkAccent(withValues(values)), { message });
});
