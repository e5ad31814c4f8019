import type { ClipboardEvent, DragEvent } from 'react';
import { isLimited, LIMITS } from './message.ts';

/**
 * Keeps the whole of a pasted or dropped text, even beyond the field's `maxlength`, so that the
 * visitor can see and shorten it. Firefox does so itself; other browsers silently cut it off.
 */
export function keepPastedText({
  target,
}: ClipboardEvent<HTMLFormElement> | DragEvent<HTMLFormElement>): void {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || !isLimited(target.name)) return;
  const { max } = LIMITS[target.name];
  target.removeAttribute('maxlength');
  const restoreLimit = () => {
    target.maxLength = max;
  };
  // The browser dispatches `input` when it has inserted the text.
  target.addEventListener('input', restoreLimit, { once: true });
}
