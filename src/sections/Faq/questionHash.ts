/**
 * The index of the question named by a hash, ignoring case. -1 if there is none, or if the hash is
 * empty or its percent-encoding is broken.
 * @param hash as in `location.hash`, with its leading "#"
 */
export function indexOfHash(hash: string, questions: readonly string[]): number {
  try {
    const wanted = decodeURIComponent(hash.slice(1)).toLowerCase();
    return wanted ? questions.findIndex((question) => question.toLowerCase() === wanted) : -1;
  } catch {
    return -1;
  }
}
