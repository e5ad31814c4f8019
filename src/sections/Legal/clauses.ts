/** One numbered clause of a legal document. */
export interface Clause {
  /** Its anchor. */
  id: string;
  number: number;
  title: string;
  /** What stands under the heading, as HTML. */
  body: string;
}

interface LegalText {
  /** What stands before the first clause, as HTML. */
  opening: string;
  clauses: Clause[];
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
 * Takes a document rendered from Markdown apart at its headings, each of which starts a clause.
 * @throws when a heading is not plain text after the next number: other clauses refer to numbers
 */
export function splitClauses(html: string): LegalText {
  // A split at nothing leaves out the very start: a document may begin with its first clause.
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
