import { createHash } from 'node:crypto';

/** The hash by which a policy names an inline script or style (Content Security Policy, hash-source). */
export function sha256(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Eight digits for a file's name, others for other content. */
export function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
