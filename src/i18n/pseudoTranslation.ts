import { PLACEHOLDER } from '../lib/browser/interpolate.ts';
import { mapTexts } from './content.ts';

/** Letters that the display font has with an accent. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
};

/** Appended words, for texts that are as much longer as translations from English become. */
const PADDING = 'one two three four five six seven eight nine ten ';
const LENGTHENING = 0.4;

function toPseudo(text: string): string {
  if (text.trim() === '') return text;
  const accented = text
    .split(new RegExp(`(${PLACEHOLDER.source})`, 'g'))
    // Every third part is the name of the placeholder before it.
    .filter((_, i) => i % 3 !== 2)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[a-z]/gi, (c) => ACCENTED[c] ?? c)))
    .join('');
  const rest = PADDING.repeat(8).slice(0, Math.ceil(text.length * LENGTHENING));
  return `[${accented} ${rest.trim()}]`;
}

/**
 * A translation made from English words for tests: accents and brackets show text that is not
 * translated, and 40 percent more letters show places that are too small.
 */
export const pseudoTranslation = <Words>(english: Words): Words =>
  mapTexts({ ...english }, toPseudo) as Words;
