const HEADING_ID = /<h2 id="([^"]*)"/g;

/**
 * Gives the clauses of a translation the ids of the English ones, so that a link to a clause leads to it in
 * every language. An older translation may have more clauses: those keep their own ids.
 */
export function withEnglishIds(html: string, englishHtml: string): string {
  const ids = Array.from(englishHtml.matchAll(HEADING_ID), ([, id]) => id);
  return html.replace(HEADING_ID, (_, ownId: string) => `<h2 id="${ids.shift() ?? ownId}"`);
}
