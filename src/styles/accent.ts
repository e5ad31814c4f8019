/** Checks that the accent colour, which an owner may change, can be read wherever it is used. */

/** The least contrast of text in its normal size (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

function fromHex(name: string, value: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (!hex) {
    throw new Error(
      `src/styles/tokens.css: ${name} is "${value}"; write it as #rrggbb, for example #d7f53f.`,
    );
  }
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((digits) => Number.parseInt(digits, 16));
  return [red, green, blue];
}

/** The last value a style sheet's text gives a custom property, its references to others resolved. */
function colourOf(tokens: string, name: string): Rgb {
  // What follows the first media query is for other modes.
  const common = tokens.split('@media', 1)[0] ?? '';
  const value = [...common.matchAll(new RegExp(`${name}:\\s*([^;]+);`, 'g'))].at(-1)?.[1] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colourOf(tokens, reference);
  const mix = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, (white|black)\)$/.exec(value);
  if (mix) {
    const share = Number(mix[2]) / 100;
    const other = mix[3] === 'white' ? 255 : 0;
    const [red, green, blue] = colourOf(tokens, mix[1] ?? '');
    const mixed = (channel: number) => channel * share + other * (1 - share);
    return [mixed(red), mixed(green), mixed(blue)];
  }
  return fromHex(name, value);
}

/** How bright a colour is, 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Each pair of tokens that meet, and what would not be read there. */
const PAIRS = [
  ['--accent', '--night', 'Speeds on the page'],
  ['--accent', '--hall', 'Speeds on the cards'],
  ['--accent-ink', '--accent', "The primary button's words"],
  ['--accent-ink', '--accent-hover', "Under the pointer the primary button's words"],
] as const;

/**
 * Throws one sentence when something in the accent colour, or on it, would be hard to read, or when
 * it is written in a way that the pictures made by the build cannot take.
 * @param tokens the text of tokens.css
 */
export function checkAccent(tokens: string): void {
  // Icons are drawn without a style sheet: no references, no mixtures.
  fromHex('--accent', /--accent:\s*([^;]+);/.exec(tokens)?.[1] ?? '');
  for (const [front, back, what] of PAIRS) {
    const ratio = contrast(colourOf(tokens, front), colourOf(tokens, back));
    if (ratio >= TEXT_CONTRAST) continue;
    throw new Error(
      `src/styles/tokens.css: ${what} would be hard to read: ${front} on ${back} has a contrast of ${ratio.toFixed(1)}:1, and needs ${TEXT_CONTRAST}:1.`,
    );
  }
}
