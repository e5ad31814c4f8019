import type { ClipboardEvent, DragEvent } from 'react';
import { isLimited, LIMITS } from '../../contact/message.ts';

/**
 * Lets a text that is pasted or dropped be longer than its field takes, as Firefox does by itself.
 * The other browsers cut off its end without a word; whole, it can be seen, counted and shortened.
 * What is typed still ends at the limit.
 */
export function keepWholeText({
  target,
}: ClipboardEvent<HTMLFormElement> | DragEvent<HTMLFormElement>): void {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || !isLimited(target.name)) return;
  const { max } = LIMITS[target.name];
  target.removeAttribute('maxlength');
  // The text is put in when this event has been handled.
  setTimeout(() => {
    target.maxLength = max;
  });
}
