import { HTMLElement, parse } from 'node-html-parser';

/** One numbered clause of a legal document. */
export interface NumberedClause {
  /** The id of its heading, which links lead to. */
  id: string;
  number: number;
  title: string;
  /** The HTML below the heading. */
  body: string;
}

/** Reads the heading of the given clause: plain text, because others refer to clauses by their numbers. */
function readHeading(heading: HTMLElement, number: number): NumberedClause {
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
export function splitClauses(html: string): { opening: string; clauses: NumberedClause[] } {
  let opening = '';
  const clauses: NumberedClause[] = [];
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

/** Removes the list item that begins with `{{pageViews}}`, for a site that counts none. */
export function removePageViewsItem(html: string): string {
  const document = parse(html);
  const items = document.querySelectorAll('li');
  items.find(({ text }) => text.trim().startsWith('{{pageViews}}'))?.remove();
  return document.toString();
}
