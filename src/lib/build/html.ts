const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** An email link as HTML, with line breaks allowed after "@" and dots. */
export function mailLink(address: string): string {
  const text = address
    .split(/(?<=[@.])/)
    .map(escapeHtml)
    .join('<wbr>');
  return `<a href="mailto:${escapeHtml(address)}">${text}</a>`;
}
