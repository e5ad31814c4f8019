import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCrf } from './qualitySearch.ts';

const LIMIT_BYTES = 1000;

/** Searches from 28 to 55 with a fake encoder. */
async function search(encodedBytes: (crf: number) => number) {
  const tried: number[] = [];
  const found = await findCrf(28, 55, LIMIT_BYTES, async (crf) => {
    tried.push(crf);
    return encodedBytes(crf);
  });
  return { found, tried };
}

test('the first factor that fits is found within six tries', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++) {
    const { found, tried } = await search((crf) => (crf >= firstFitting ? 10 : 10_000));
    assert.equal(found, firstFitting);
    assert.ok(tried.length <= 6);
  }
});

test('the search ends with the best quality that fits, or a file just under the limit', async () => {
  assert.deepEqual(await search(() => 10), { found: 28, tried: [28] });
  const almostAtLimit = await search((crf) => (crf < 42 ? 5000 : 950 - crf));
  assert.deepEqual(almostAtLimit, { found: 42, tried: [28, 42] });
});

test('nothing is found when the worst quality does not fit', async () => {
  assert.equal((await search((crf) => (crf < 55 ? 10_000 : 1001))).found, null);
});
