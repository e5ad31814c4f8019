import { checkAccent } from './accent.ts';
import tokens from './tokens.css?raw';

// A build says what could not be read, before anybody sees it.
checkAccent(tokens);

/**
 * The value of a token, for what the style sheet does not reach: files of their own, such as the
 * icon, and the document's head. Throws when there is no such token.
 * @param name with its leading dashes
 */
export function token(name: `--${string}`): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
  return value;
}
