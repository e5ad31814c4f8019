import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCrf } from './encode.ts';

/** Which factors are tried, and which is found, when files fit from one factor on. */
async function search(firstFitting: number): Promise<{ found: number | null; tried: number[] }> {
  const tried: number[] = [];
  const found = await findCrf(28, 55, async (crf) => {
    tried.push(crf);
    return crf >= firstFitting;
  });
  return { found, tried };
}

test('the first factor that fits is found, wherever it is', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++)
    assert.equal((await search(firstFitting)).found, firstFitting);
});

test('the best is taken at once when it fits', async () => {
  assert.deepEqual(await search(10), { found: 28, tried: [28] });
});

test('nothing is found when the worst does not fit', async () => {
  assert.deepEqual(await search(56), { found: null, tried: [28, 55] });
});

test('a search takes few encodings', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++)
    assert.ok((await search(firstFitting)).tried.length <= 7);
});
