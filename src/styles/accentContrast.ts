/** Checks that the accent colour, `--accent` in tokens.css, has enough contrast. An owner may change it. */

import { contrastRatio, type Rgb, relativeLuminance } from './contrast.ts';

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

function fromHex(name: string, value: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (!hex) {
    throw new Error(
      `src/styles/tokens.css: ${name} is "${value}"; write it as #rrggbb, for example #d7f53f.`,
    );
  }
  return hex.slice(1).map((digits) => Number.parseInt(digits, 16));
}

/** The colour of a custom property in a style sheet, with `var()` and `color-mix()` resolved. */
function parseColour(tokens: string, name: string): Rgb {
  // The rules after the first media query are for other modes.
  const common = tokens.split('@media', 1)[0] ?? '';
  const value = [...common.matchAll(new RegExp(`${name}:\\s*([^;]+);`, 'g'))].at(-1)?.[1] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return parseColour(tokens, reference);
  const mix = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, (white|black)\)$/.exec(value);
  if (mix) {
    const share = Number(mix[2]) / 100;
    const other = mix[3] === 'white' ? 255 : 0;
    return parseColour(tokens, mix[1] ?? '').map(
      (channel) => channel * share + other * (1 - share),
    );
  }
  return fromHex(name, value);
}

/** Foreground, background, and the text that uses them. */
const PAIRS = [
  ['--accent', '--bg', 'Speeds on the page'],
  ['--accent', '--surface', 'Speeds on the cards'],
  ['--on-accent', '--accent', "The primary button's words"],
  ['--on-accent', '--accent-hover', "Under the pointer the primary button's words"],
] as const;

/**
 * Checks the contrast of text in the accent colour and on it.
 * @param tokens the text of tokens.css
 * @throws if a contrast is too low, or if the accent is not a hex colour, as images require
 */
export function checkAccent(tokens: string): void {
  fromHex('--accent', /--accent:\s*([^;]+);/.exec(tokens)?.[1] ?? '');
  for (const [front, back, text] of PAIRS) {
    const luminance = (name: string) => relativeLuminance(parseColour(tokens, name));
    const ratio = contrastRatio(luminance(front), luminance(back));
    if (ratio >= TEXT_CONTRAST) continue;
    throw new Error(
      `src/styles/tokens.css: ${text} would be hard to read: ${front} on ${back} has a contrast of ${ratio.toFixed(1)}:1, and needs ${TEXT_CONTRAST}:1.`,
    );
  }
}
