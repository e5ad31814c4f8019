import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkAccent } from './accent.ts';

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

test('an accent too dark for the page, or for the cards, is named', () => {
  assert.throws(() => checkAccent(withValues({ '--accent': '#2a4bd7' })), {
    message:
      /^src\/styles\/tokens\.css: .*--accent on --night has a contrast of \d\.\d:1.*4\.5:1\.$/,
  });
  assert.throws(
    () => checkAccent(withValues({ '--accent': '#e0559a', '--hall': '#402040' })),
    /--accent on --hall/,
  );
});

test('words on the accent are checked at rest and under the pointer', () => {
  assert.throws(
    () => checkAccent(withValues({ '--accent-ink': '#ffffff' })),
    /--accent-ink on --accent has/,
  );
  // White on this grey can be read; on the lighter one under the pointer it cannot.
  assert.throws(
    () =>
      checkAccent(
        withValues({
          '--accent': '#757575',
          '--accent-ink': '#ffffff',
          '--hall': '#000000',
          '--night': '#000000',
        }),
      ),
    /--accent-ink on --accent-hover/,
  );
});

test('what pictures cannot be drawn in is refused, and missing tokens too', () => {
  for (const value of ['orange', 'oklch(0.8 0.2 120)', '#fc0', 'var(--ink)'])
    assert.throws(() => checkAccent(withValues({ '--accent': value })), /--accent is ".*#rrggbb/);
  assert.throws(
    () => checkAccent(TOKENS.replaceAll('--accent-ink', '--other')),
    /--accent-ink is ""/,
  );
});
