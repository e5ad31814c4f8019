/** Texts that nobody types but anybody can send, for property tests: always the same ones. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_250_715, numRuns: 500 });

/** Whatever ends a line somewhere: in a mail, in a script, on paper. */
export const LINE_BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\0', '\u0085', '\u2028', '\u2029'];

const TRICKS = [
  ...LINE_BREAKS,
  ...['\t', ' ', '\u00a0', '\ufeff', '\u200b', '\u200d', '\u2060', '\u00ad'],
  // Right to left, and isolated from it.
  ...['\u202e', '\u202d', '\u202c', '\u2066', '\u2069', '\u200f'],
  // Combining marks, halves of characters, a flag, and what changes its length with its case.
  ...['\u0301', '\u0489', '\ud800', '\udfff', '\u{1f1e8}\u{1f1e6}', '\u{1f3f8}', 'İ', 'ß', 'ﬁ'],
  ...['<img src=x onerror=alert(1)>', '</script>', '{{name}}', "'", '"', '`', '\\', '&'],
  ...['@', '.', '..', '%', '%00', '%0d%0a', '%E0%A4%A', '#', 'Bcc: all@club.example', '__proto__'],
];

/** Any text at all: every code unit, whole characters, and the tricks above among plain words. */
export const hostileText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.oneof(fc.constantFrom(...TRICKS), fc.constantFrom('a', 'Mei', 'club')) }),
);

/**
 * How much more work a text eight times as long makes: about 8 when the time grows with the length,
 * 64 with its square. The least of several runs, in the processor's time, whatever else it does.
 */
export function growthOf(run: (length: number) => void): number {
  const costUs = (length: number) => {
    const costsUs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      run(length);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...costsUs);
  };
  // Warm: neither side pays for compiling.
  run(SHORT);
  return costUs(8 * SHORT) / Math.max(LEAST_COST_US, costUs(SHORT));
}

/** Long enough that the square of its length would be felt. */
const SHORT = 2000;

/** Below this the clock itself is what is measured. */
const LEAST_COST_US = 50;
