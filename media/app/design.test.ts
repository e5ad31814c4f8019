import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { COLOUR } from './design.ts';

test("the app's colours are the site's", async () => {
  const tokens = await readFile(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  const { hairline, hairlineStrong, limeInk, ...plain } = COLOUR;
  for (const [name, colour] of Object.entries({ ...plain, 'lime-ink': limeInk })) {
    const [, value] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens) ?? [];
    assert.equal(colour, value, name);
  }
});
