/**
 * The text an address's hash stands for, or null when it stands for none: an empty hash, or one
 * whose percent-encoding is broken.
 * @param hash as in `location.hash`, with its leading "#"
 */
function textOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Where in a list of questions the hash's question stands, or -1. Case does not matter. */
export function indexOfHash(hash: string, questions: readonly string[]): number {
  const wanted = textOfHash(hash)?.toLowerCase();
  return wanted === undefined ? -1 : questions.findIndex((q) => q.toLowerCase() === wanted);
}
