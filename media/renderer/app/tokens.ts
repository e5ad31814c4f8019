/**
 * The value of a design token, from the style sheet `src/styles/tokens.css` that the page links.
 * Empty in Node.js, where nothing is drawn.
 * @throws an error when there is no such token
 */
export function token(name: `--${string}`): string {
  if (!('document' in globalThis)) return '';
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  if (!value) throw new Error(`src/styles/tokens.css has no ${name}.`);
  return value;
}
