import { escapeHtml, type Html } from './fillIn.ts';

/** An email address in the parts between which a line may end: after each of its signs. */
export const addressParts = (address: string): string[] => address.split(/(?<=[@.])/);

/** A link to write to an address, for texts that are HTML already. */
export function mailLink(address: string): Html {
  const text = addressParts(address).map(escapeHtml).join('<wbr>');
  return { html: `<a href="mailto:${escapeHtml(address)}">${text}</a>` };
}
