/** Changes to the HTML of the legal documents. */
import { parse } from 'node-html-parser';

const HEADING_ID = /<h2 id="([^"]*)"/g;

/**
 * Gives the clauses of a translation the ids of the English ones, so that a link to a clause leads to it in
 * every language. An older translation may have more clauses: those keep their own ids.
 */
export function withEnglishIds(html: string, englishHtml: string): string {
  const ids = Array.from(englishHtml.matchAll(HEADING_ID), ([, id]) => id);
  return html.replace(HEADING_ID, (_, ownId: string) => `<h2 id="${ids.shift() ?? ownId}"`);
}

/** Removes the list item that begins with `{{pageViews}}`, for a site that counts none. */
export function removePageViewsItem(html: string): string {
  const document = parse(html);
  const items = document.querySelectorAll('li');
  items.find(({ text }) => text.trim().startsWith('{{pageViews}}'))?.remove();
  return document.toString();
}
