/** Where those who find a weakness report it: RFC 9116. */

/** What of the configuration such a file names. */
interface SecurityContact {
  readonly origin: string;
  readonly email: string;
}

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year: a file that nobody renews is not to be relied on. */
const VALID_DAYS = 360;

/**
 * The file's text, valid for less than a year from the day of the build.
 * @param languages in which a report can be written, as language tags
 */
export function securityText(
  { origin, email }: SecurityContact,
  languages: readonly string[],
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
