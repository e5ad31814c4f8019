/**
 * Set-up for property tests with fast-check, and the input that several of them use. The seed is fixed,
 * but new in each run of the CI. It is printed, and `SEED` sets it; a failure also prints its path.
 */
import fc from 'fast-check';

const seed = Number(process.env.SEED ?? (process.env.CI ? Date.now() % 2 ** 31 : 20_250_715));
console.log(`Seed of the property tests: ${seed}`);
fc.configureGlobal({ numRuns: 500, seed });

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
