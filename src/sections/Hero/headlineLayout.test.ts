import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Letter, measureInk } from '../../lib/build/displayFont.ts';
import {
  BASELINE_EM,
  type Line,
  layoutHeadline,
  measureHeight,
  splitParts,
} from './headlineLayout.ts';

const TODAY = 'How fast was that?';
/** Of every length, with tall letters, descenders and accents. */
const TITLES = [
  TODAY,
  'Go',
  'Geschwindigkeit',
  'Joggy pygmy jumps, quickly',
  'Ça jaillit (gypsy) ÅÉÊ ÇÅÉ',
  '320 km/h, 565 km/h, 1,000?',
  'Know the speed of every smash you ever hit',
  'Film a rally and know how fast your best smash was..',
];

function inkWidthEm(letters: readonly Letter[]): number {
  const { leftEm, rightEm } = measureInk(letters);
  return Math.round((rightEm - leftEm) * 1000) / 1000;
}

const readText = (lines: readonly Line[]) =>
  lines.map(({ letters }) => letters.map(({ character }) => character).join(''));

test('widths fall from 150 to 50 percent, at first fast and then slowly, as a shuttle slows', () => {
  const widths = layoutHeadline(TODAY).letters.map(({ widthPercent }) => widthPercent);
  assert.deepEqual([widths[0], widths.at(-1)], [150, 50]);
  const steps = widths.slice(1).map((width, i) => (widths[i] ?? 0) - width);
  // Widths are rounded to whole percents.
  for (const [i, step] of steps.entries())
    assert.ok(step > 0 && step <= (steps[i - 1] ?? step) + 1);
  assert.ok((steps[0] ?? 0) > 5 * (steps.at(-1) ?? 0));
});

test('a title has as many lines as its letters need to be large', () => {
  const long = layoutHeadline('Know the speed of every smash you ever hit');
  assert.deepEqual(readText(layoutHeadline('Smash').narrow), ['Smash']);
  assert.deepEqual(readText(layoutHeadline(TODAY).narrow), ['How fast', 'was that?']);
  assert.deepEqual(readText(layoutHeadline(TODAY).wide), [TODAY]);
  assert.equal(long.narrow.length, 3);
  assert.deepEqual(readText(long.wide), ['Know the speed', 'of every smash you ever hit']);
  // A word cannot be broken.
  assert.equal(layoutHeadline('Geschwindigkeit').wide.length, 1);
});

for (const title of TITLES)
  test(`"${title}" is broken well, its lines do not touch, and it fits the first view`, () => {
    const headline = layoutHeadline(title);
    const { letters, narrow, wide } = headline;
    const [first, second] = narrow;
    if (first && second && narrow.length === 2) {
      const widestAt = (space: number) =>
        Math.max(inkWidthEm(letters.slice(0, space)), inkWidthEm(letters.slice(space + 1)));
      const spaces = letters.filter(({ character }) => character === ' ');
      const best = Math.min(...spaces.map(({ index }) => widestAt(index)));
      assert.equal(widestAt(first.letters.length), best);
    }
    for (const lines of [narrow, wide])
      for (const [i, above] of lines.slice(0, -1).entries()) {
        const below = lines[i + 1] ?? above;
        // From the baseline of one to that of the next: what their boxes have below and above it.
        const stepShare =
          (1 - BASELINE_EM) / above.columnEm + (BASELINE_EM + below.gapEm) / below.columnEm;
        const inkShare =
          measureInk(above.letters).belowEm / above.columnEm +
          measureInk(below.letters).aboveEm / below.columnEm;
        assert.ok(stepShare - inkShare > 0.0068, `${stepShare - inkShare} of the column`);
      }
    assert.ok(measureHeight(narrow) < 0.65, `${measureHeight(narrow)} of a phone's column`);
    assert.ok(measureHeight(wide) < 0.17, `${measureHeight(wide)} of the column`);
    for (const { columnEm } of wide) assert.ok(1216 / columnEm > 68);

    const parts = splitParts(headline);
    const whole = parts.flatMap(({ letters: own, end }) => (end ? [...own, end.space] : own));
    assert.deepEqual(whole, letters);
    for (const [mode, lines] of Object.entries({ narrow, wide })) {
      const breaks = parts.filter(({ end }) => end && ['both', mode].includes(end.breaks));
      assert.equal(breaks.length, lines.length - 1);
    }
  });

test('accents on the first line move it down', () => {
  assert.equal(layoutHeadline(TODAY).narrow[0]?.gapEm, 0);
  assert.ok((layoutHeadline('Åland is fast').narrow[0]?.gapEm ?? 0) > 0.05);
});

test('a title that cannot be set is refused in one sentence that says why', () => {
  const long = 'How fast was that smash of yours, and how fast could it be if you trained';
  for (const [title, message] of [
    [long, /too long for the headline: .* line ".*" .*at least 24\. About \d+ characters fit/],
    ['Höchstgeschwindigkeitsmessung', /too long/],
    ['', /is empty/],
    [' \n', /is empty/],
    ['Скорость 速', /has no "С", "к", "о", "р", "с", "т", "ь", "速"/],
  ] as const)
    assert.throws(() => layoutHeadline(title), { message });
  // A letter and its accent as two characters are one letter.
  assert.equal(layoutHeadline('E\u0301clair').letters[0]?.character, 'É');
  assert.equal(layoutHeadline('  How\n fast ').letters.length, 8);
});
