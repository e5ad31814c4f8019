import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * While the form is incomplete, Enter on a phone moves to the next field, as its key's label says.
 * In the message it starts a new line as usual.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent, currentTarget } = event;
  // During composition, as in Japanese, Enter accepts a word.
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...currentTarget.elements];
  const next = fields[fields.indexOf(target) + 1];
  if (next instanceof HTMLElement) next.focus();
}

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
