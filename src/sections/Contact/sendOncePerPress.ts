import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Ignores repeated submits: a held Enter key, and the second click of a double click, which would
 * otherwise retry after a quick failure. In the message a held Enter still adds lines.
 */
export function sendOncePerPress(
  event: KeyboardEvent<HTMLFormElement> | MouseEvent<HTMLButtonElement>,
): void {
  const isRepeated =
    'key' in event
      ? event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)
      : event.detail > 1;
  if (isRepeated) event.preventDefault();
}
