/** Set-up for property tests with fast-check: a fixed seed, and the input that several of them use. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_250_715, numRuns: 500 });

/** Everything that ends a line in an email, in a script or in a terminal. */
export const LINE_BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\0', '\u0085', '\u2028', '\u2029'];

const SPACES = ['\t', ' ', '\u00a0'];

const INVISIBLE_CHARACTERS = ['\ufeff', '\u200b', '\u200d', '\u2060', '\u00ad'];

/** Overrides, isolates and marks of the direction of writing. */
const DIRECTION_CONTROLS = ['\u202e', '\u202d', '\u202c', '\u2066', '\u2069', '\u200f'];

const COMBINING_MARKS = ['\u0301', '\u0489'];

const LONE_SURROGATES = ['\ud800', '\udfff'];

const EMOJI = ['\u{1f1e8}\u{1f1e6}', '\u{1f3f8}'];

const LETTERS_LONGER_IN_OTHER_CASE = ['İ', 'ß', 'ﬁ'];

const MARKUP = ['<img src=x onerror=alert(1)>', '</script>', '{{name}}'];

const QUOTES_AND_ESCAPES = ["'", '"', '`', '\\', '&'];

/** Parts of email addresses, URLs and headers. */
const ADDRESS_PARTS = [
  '@',
  '.',
  '..',
  '%',
  '%00',
  '%0d%0a',
  '%E0%A4%A',
  '#',
  'Bcc: all@club.example',
];

const SPECIAL_TEXTS = [
  ...LINE_BREAKS,
  ...SPACES,
  ...INVISIBLE_CHARACTERS,
  ...DIRECTION_CONTROLS,
  ...COMBINING_MARKS,
  ...LONE_SURROGATES,
  ...EMOJI,
  ...LETTERS_LONGER_IN_OTHER_CASE,
  ...MARKUP,
  ...QUOTES_AND_ESCAPES,
  ...ADDRESS_PARTS,
  // A property that every object has.
  '__proto__',
];

/** Any text: random UTF-16 code units, random characters, or special texts among plain words. */
export const arbitraryText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...SPECIAL_TEXTS, 'a', 'Mei', 'club') }),
);

const SHORT_LENGTH = 2000;

/** Times below this are dominated by the resolution of the clock. */
const MIN_TIME_US = 50;

/**
 * How many times more processor time a function takes for a text of eight times the length: about 8 if
 * the time is linear in the length, 64 if it is quadratic.
 * @param run processes a text of the given length
 */
export function timeGrowth(run: (length: number) => void): number {
  const minTimeUs = (length: number) => {
    const timesUs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      run(length);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...timesUs);
  };
  // Lets the engine compile the function first.
  run(SHORT_LENGTH);
  return minTimeUs(8 * SHORT_LENGTH) / Math.max(MIN_TIME_US, minTimeUs(SHORT_LENGTH));
}
