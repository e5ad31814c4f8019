import { parse } from 'node-html-parser';

/** Removes the list item that begins with `{{pageViews}}`, for a site that counts none. */
export function removePageViewsItem(html: string): string {
  const document = parse(html);
  const items = document.querySelectorAll('li');
  items.find(({ text }) => text.trim().startsWith('{{pageViews}}'))?.remove();
  return document.toString();
}
