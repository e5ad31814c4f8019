import type { SiteConfig } from '../../../site.config.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * RFC 9116 recommends less than a year, so that outdated contacts expire. docs/owner.md (section 4) asks for
 * a new build every eleven months, before this one expires.
 */
const VALID_DAYS = 360;

/** The text of security.txt (RFC 9116). Reports are read in English. */
export function securityText(
  { origin, email }: Pick<SiteConfig, 'origin' | 'email'>,
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
