import { HTMLElement, parse } from 'node-html-parser';

/** The heading of a numbered clause. */
export interface ClauseHeading {
  /** The id of the element, which links lead to. */
  id: string;
  number: number;
  title: string;
}

/** One numbered clause of a legal document. */
interface Clause extends ClauseHeading {
  /** The HTML below the heading. */
  body: string;
}

/** Reads the heading of the given clause: plain text, because others refer to clauses by their numbers. */
function readHeading(heading: HTMLElement, number: number): Clause {
  const title = heading.text.replace(`${number}. `, '');
  const isPlain = heading.children.length === 0 && heading.text === `${number}. ${title}`;
  if (!isPlain || title === '' || heading.id === '')
    throw new Error(
      `Expected the heading of clause ${number} ("${number}. Title"): ${heading.outerHTML}`,
    );
  return { id: heading.id, number, title, body: '' };
}

/**
 * Splits a document rendered from Markdown at its headings, each of which starts a clause. The
 * opening is the HTML before the first.
 * @throws if a heading is not plain text after the next number
 */
export function splitClauses(html: string): { opening: string; clauses: Clause[] } {
  let opening = '';
  const clauses: Clause[] = [];
  for (const node of parse(html).childNodes) {
    const clause = clauses.at(-1);
    if (node instanceof HTMLElement && node.tagName === 'H2')
      clauses.push(readHeading(node, clauses.length + 1));
    else if (clause) clause.body += node.toString();
    else opening += node.toString();
  }
  const trimmed = clauses.map((clause) => ({ ...clause, body: clause.body.trim() }));
  return { opening: opening.trim(), clauses: trimmed };
}
