/**
 * What every host must do for this site, written once: the policy in each page and the headers
 * around it. The local preview and the tests serve exactly these.
 */

/** Sent with every response. A policy in a meta tag cannot say `frame-ancestors`: this one does. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** File names that carry a hash of their content never change; everything else is asked for anew. */
export function cacheControl(path: string): string {
  return path.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/**
 * The policy Astro writes into each page, with the hashes of the page's own scripts and styles.
 * @param emailOrigin where contact messages go; a path or nothing means the site itself
 */
export function contentSecurityPolicy(emailOrigin: string) {
  const foreign = URL.canParse(emailOrigin) ? ` ${new URL(emailOrigin).origin}` : '';
  const directives = [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${foreign}`,
    "base-uri 'none'",
    "form-action 'none'",
  ] as const;
  return { directives: [...directives] };
}
