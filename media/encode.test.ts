import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCrf } from './encode.ts';

const LIMIT_BYTES = 1000;

/** Which factors are tried, and which is found, when a file has so many bytes at each. */
async function search(
  bytesAt: (crf: number) => number,
): Promise<{ found: number | null; tried: number[] }> {
  const tried: number[] = [];
  const found = await findCrf(28, 55, LIMIT_BYTES, async (crf) => {
    tried.push(crf);
    return bytesAt(crf);
  });
  return { found, tried };
}

/** Far too large until a factor from which on files are tiny. */
const leap = (firstFitting: number) => (crf: number) => (crf >= firstFitting ? 10 : 10_000);

test('the first factor that fits is found, wherever it is', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++)
    assert.equal((await search(leap(firstFitting))).found, firstFitting);
});

test('the best is taken at once when it fits', async () => {
  assert.deepEqual(await search(leap(10)), { found: 28, tried: [28] });
});

test('a file just under the limit is good enough', async () => {
  const { found, tried } = await search((crf) => (crf < 42 ? 5000 : 950 - crf));
  assert.equal(found, 42);
  assert.deepEqual(tried, [28, 42]);
});

test('nothing is found when the worst does not fit', async () => {
  const { found, tried } = await search(() => 10_000);
  assert.equal(found, null);
  assert.ok(tried.includes(55));
});

test('a search takes few encodings', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++)
    assert.ok((await search(leap(firstFitting))).tried.length <= 6);
});
