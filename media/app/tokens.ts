/** The site's design tokens, for what is drawn here: the studio's page links their style sheet. */

/**
 * The value of a token of `src/styles/tokens.css`, as it is written there. Empty outside a browser,
 * where nothing is drawn. Throws when there is no such token.
 */
export function token(name: `--${string}`): string {
  if (!('document' in globalThis)) return '';
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  if (!value) throw new Error(`src/styles/tokens.css has no ${name}.`);
  return value;
}

/** A colour written as #rrggbb, as linear light for a shader. */
export function linearLight(hex: string): string {
  const light = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return `vec3(${light.map((value) => value.toFixed(4)).join(', ')})`;
}
