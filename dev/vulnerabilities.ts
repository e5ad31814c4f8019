/** What `npm audit --json` says, read for a site of which visitors receive only a part. */

/** Packages with known vulnerabilities: those visitors receive, and those that only build the site. */
export interface Vulnerabilities {
  readonly shipped: readonly string[];
  readonly buildOnly: readonly string[];
}

/**
 * Reads the report of an audit.
 * @returns null when it is none: without an answer from the registry nothing has been checked
 */
export function readAudit(report: string, shipped: readonly string[]): Vulnerabilities | null {
  let read: unknown;
  try {
    read = JSON.parse(report);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || !('vulnerabilities' in read)) return null;
  const { vulnerabilities } = read;
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return null;
  const names = Object.keys(vulnerabilities);
  return {
    shipped: names.filter((name) => shipped.includes(name)),
    buildOnly: names.filter((name) => !shipped.includes(name)),
  };
}
