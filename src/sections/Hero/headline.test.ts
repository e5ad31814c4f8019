import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heightOf, heightOfEm, inkOfEm, type Line, partsOf, setHeadline } from './headline.ts';

const TODAY = 'How fast was that?';
/** Of every length, with letters that reach far up and down, and accents. */
const TITLES = [
  TODAY,
  'Go',
  'Smash',
  'Fast?',
  'Go fast',
  'Geschwindigkeit',
  'Your smash, measured.',
  'How fast is your smash?',
  'Joggy pygmy jumps, quickly',
  'Éclair Å la vitesse: 320?',
  'Ça jaillit (gypsy) ÅÉÊ ÇÅÉ',
  '320 km/h, 565 km/h, 1,000?',
  'See how fast your smash really is',
  'Know the speed of every smash you ever hit',
  'Film a rally and know how fast your best smash was..',
];

const textOf = (lines: readonly Line[]) =>
  lines.map(({ letters }) => letters.map(({ character }) => character).join(''));

test('widths fall from 150 to 50 percent, as a shuttle slows', () => {
  const { letters } = setHeadline(TODAY);
  assert.equal(letters[0]?.widthPercent, 150);
  assert.equal(letters.at(-1)?.widthPercent, 50);
  const slowness = letters.map(({ widthPercent, index }) => [index, 1 / widthPercent] as const);
  for (const [index, value] of slowness)
    assert.ok(Math.abs(value - (1 + (2 * index) / 17) / 150) < 1e-6, `letter ${index}`);
});

test('it takes two lines on phones where one would be small, three where two would be', () => {
  assert.deepEqual(textOf(setHeadline('Smash').narrow), ['Smash']);
  assert.deepEqual(textOf(setHeadline(TODAY).narrow), ['How fast', 'was that?']);
  assert.equal(setHeadline('See how fast your smash really is').narrow.length, 3);
});

test('it takes one row on wide screens, and two where one would be small', () => {
  assert.deepEqual(textOf(setHeadline(TODAY).wide), [TODAY]);
  const long = setHeadline('Know the speed of every smash you ever hit');
  assert.deepEqual(textOf(long.wide), ['Know the speed', 'of every smash you ever hit']);
  // A word cannot be broken.
  assert.equal(setHeadline('Geschwindigkeit').wide.length, 1);
});

test('of all ways to break a title in two, the widest line is narrowest', () => {
  for (const title of TITLES) {
    const { letters, narrow } = setHeadline(title);
    const [first, second] = narrow;
    if (!first || !second || narrow.length > 2) continue;
    const widestAt = (space: number) =>
      Math.max(inkOfEm(letters.slice(0, space)).width, inkOfEm(letters.slice(space + 1)).width);
    const spaces = letters.filter(({ character }) => character === ' ');
    const best = Math.min(...spaces.map(({ index }) => widestAt(index)));
    assert.equal(widestAt(first.letters.length), best, title);
  }
});

test('no letter of one line reaches those of the next', () => {
  for (const title of TITLES) {
    const { narrow, wide } = setHeadline(title);
    for (const lines of [narrow, wide]) {
      for (const [i, below] of lines.entries()) {
        const above = lines[i - 1];
        if (!above) continue;
        // From the baseline of one to that of the next: what their boxes have below and above it.
        const step = 0.2225 / above.columnEm + (0.7775 + below.gapEm) / below.columnEm;
        const drawn =
          heightOfEm(above.letters).below / above.columnEm +
          heightOfEm(below.letters).above / below.columnEm;
        assert.ok(step - drawn > 0.0068, `${title}: ${step - drawn} of the column`);
      }
    }
  }
});

test('accents on the first line move it down', () => {
  assert.equal(setHeadline(TODAY).narrow[0]?.gapEm, 0);
  assert.ok((setHeadline('Åland is fast').narrow[0]?.gapEm ?? 0) > 0.05);
});

test('neither short nor long titles grow out of the first view', () => {
  for (const title of TITLES) {
    const { narrow, wide } = setHeadline(title);
    assert.ok(heightOf(narrow) < 0.65, `${title}: ${heightOf(narrow)} of a phone's column`);
    assert.ok(heightOf(wide) < 0.17, `${title}: ${heightOf(wide)} of the column`);
    for (const { columnEm } of wide) assert.ok(1216 / columnEm > 68, title);
  }
});

test('its parts are the whole title, each ending where one of the settings breaks', () => {
  for (const title of TITLES) {
    const headline = setHeadline(title);
    const parts = partsOf(headline);
    const whole = parts.flatMap(({ letters, end }) => (end ? [...letters, end.space] : letters));
    assert.deepEqual(whole, headline.letters);
    const breaksIn = (mode: 'narrow' | 'wide') =>
      parts.filter(({ end }) => end && ['both', mode].includes(end.breaks)).length;
    assert.equal(breaksIn('narrow'), headline.narrow.length - 1);
    assert.equal(breaksIn('wide'), headline.wide.length - 1);
  }
});

test('a line is as wide as its letters together, but for what is empty at its ends', () => {
  const [line] = setHeadline(TODAY).narrow;
  const letters = line?.letters ?? [];
  const sum = letters.reduce((total, { advanceEm }) => total + advanceEm, 0);
  const { left, width } = inkOfEm(letters);
  assert.ok(left > 0.03 && left < 0.1, `${left} em`);
  assert.ok(width < sum - left && width > sum - left - 0.1, `${width} of ${sum} em`);
});

test('a title that is too long is refused in one sentence that says how much fits', () => {
  const words = 'How fast was that smash of yours, and how fast could it be if you trained';
  assert.throws(() => setHeadline(words), {
    message: /too long for the headline: .* line ".*" .*at least 24\. About \d+ characters fit/,
  });
  assert.throws(() => setHeadline('Höchstgeschwindigkeitsmessung'), /too long/);
});

test('an empty title is refused, and letters the typeface does not have are named', () => {
  for (const empty of ['', '  ', '\n']) assert.throws(() => setHeadline(empty), /is empty/);
  assert.throws(() => setHeadline('Łódź 速 fast'), /has no "Ł", "ź", "速"/);
  // A letter and its accent as two characters are one letter.
  assert.equal(setHeadline('E\u0301clair').letters[0]?.character, 'É');
  assert.equal(setHeadline('  How\n fast ').letters.length, 8);
});
