/** One numbered clause of a legal document. */
export interface Clause {
  /** The id of its heading. */
  id: string;
  number: number;
  title: string;
  /** The HTML below the heading. */
  body: string;
}

const HEADING = /^<h2 id="([^"]+)">(\d+)\. ([^<]+)<\/h2>/;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits a document rendered from Markdown at its headings, each of which starts a clause. The
 * opening is the HTML before the first.
 * @throws if a heading is not plain text after the next number, since clauses refer to numbers
 */
export function splitClauses(html: string): { opening: string; clauses: Clause[] } {
  // A lookahead does not split at the very start, where the first clause may be.
  const [opening = '', ...parts] = `\n${html}`.split(/(?=<h2[ >])/);
  const clauses = parts.map((part, i) => {
    const [heading, id, number, title] = HEADING.exec(part) ?? [];
    if (!heading || !id || !title || Number(number) !== i + 1)
      throw new Error(`Expected the heading of clause ${i + 1} ("${i + 1}. Title"): ${part}`);
    return {
      id,
      number: i + 1,
      title: title.replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity),
      body: part.slice(heading.length).trim(),
    };
  });
  return { opening: opening.trim(), clauses };
}
