import { createHash } from 'node:crypto';

/** The hash of an inline script or style, as in a Content Security Policy. */
export function sha256(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** An eight-digit content hash for a file name. */
export function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
