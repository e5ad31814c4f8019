import { escapeHtml, type Html } from './fillIn.ts';

/** A link to write to an address, for texts that are HTML already. A line may end after each sign. */
export function mailLink(address: string): Html {
  const text = address
    .split(/(?<=[@.])/)
    .map(escapeHtml)
    .join('<wbr>');
  return { html: `<a href="mailto:${escapeHtml(address)}">${text}</a>` };
}
