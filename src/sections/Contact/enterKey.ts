import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * On a phone the Enter key of an incomplete form says "next": it leads to the field after this one.
 * A complete form is sent by it, and in the message it starts a new line, as everywhere.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent, currentTarget } = event;
  // Enter also accepts a word that is being composed, as in Japanese.
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...currentTarget.elements];
  const next = fields[fields.indexOf(target) + 1];
  if (next instanceof HTMLElement) next.focus();
}

/**
 * One press is one attempt: a key held down repeats, and the second click of a double click comes
 * after a quick failure. In the message a held Enter goes on starting lines.
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
