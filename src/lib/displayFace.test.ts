import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advanceEm, inkEm, outline } from './displayFace.ts';

const near = (a: number, b: number, within = 1e-9) =>
  assert.ok(Math.abs(a - b) < within, `${a} is not ${b}`);

/** The numbers of a path, in pairs: every command of these outlines takes points. */
function points(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}

test('at the masters the advance is the one the face was drawn with', () => {
  near(advanceEm('H', 50), 0.3285);
  near(advanceEm('H', 100), 0.715);
  near(advanceEm('H', 150), 1.1015);
});

test('between masters it lies on the straight line', () => {
  near(advanceEm('w', 75), (advanceEm('w', 50) + advanceEm('w', 100)) / 2);
  near(advanceEm('w', 140), (advanceEm('w', 130) + advanceEm('w', 150)) / 2);
});

test('a letter the face does not have still takes room, but cannot be drawn', () => {
  assert.ok(advanceEm('ж', 50) > 0.2);
  assert.ok(advanceEm('ж', 150) > advanceEm('ж', 50));
  const place = { xPx: 0, yPx: 0, sizePx: 10 };
  assert.throws(() => outline('aж', { widthPercent: 100 }, place), /no "ж"/);
});

test('an outline stands on its baseline, between the edges of its ink', () => {
  const setting = { widthPercent: 120, trackingEm: -0.02 };
  const [left, right] = inkEm('320 H', setting);
  const drawn = points(outline('320 H', setting, { xPx: 40, yPx: 300, sizePx: 100 }));
  near(Math.min(...drawn.map(([x]) => x)), 40 + left * 100, 0.02);
  near(Math.max(...drawn.map(([x]) => x)), 40 + right * 100, 0.02);
  // Round figures reach a little below the line, and nothing is higher than the size.
  assert.ok(drawn.every(([, y]) => y > 200 && y < 303));
});

test('wider is wider, twice the size is twice as wide, and nothing has no ink', () => {
  const [left, right] = inkEm('320', { widthPercent: 150 });
  const [narrowLeft, narrowRight] = inkEm('320', { widthPercent: 50 });
  assert.ok(right - left > 2 * (narrowRight - narrowLeft));
  const at = (sizePx: number) =>
    Math.max(
      ...points(outline('H', { widthPercent: 100 }, { xPx: 0, yPx: 0, sizePx })).map(([x]) => x),
    );
  near(at(200), 2 * at(100), 0.02);
  assert.deepEqual(inkEm(' ', { widthPercent: 100 }), [0, 0]);
});
