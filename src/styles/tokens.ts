import { checkAccent } from './accentContrast.ts';
import tokens from './tokens.css?raw';

checkAccent(tokens);

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
