import media from './breakpoints.css?raw';
import tokens from './tokens.css?raw';

/**
 * The value of a token, for places that CSS does not reach: image files and the document's head.
 * @param name with its leading dashes
 * @throws if there is no such token
 */
export function token(name: `--${string}`): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
  return value;
}

/**
 * The media query of a breakpoint, for attributes and generated styles.
 * @throws if there is no such breakpoint
 */
export function mediaQuery(name: `--${string}`): string {
  const query = new RegExp(`@custom-media ${name} ([^;]+);`).exec(media)?.[1];
  if (query === undefined) throw new Error(`breakpoints.css has no ${name}.`);
  return query;
}
