import { escapeHtml, type Html } from './interpolateHtml.ts';

/** An email link as HTML, with line breaks allowed after "@" and dots. */
export function mailLink(address: string): Html {
  const text = address
    .split(/(?<=[@.])/)
    .map(escapeHtml)
    .join('<wbr>');
  return { html: `<a href="mailto:${escapeHtml(address)}">${text}</a>` };
}
