/**
 * Lets the skip link take the focus itself into the content: a browser focuses the target of a link
 * only when that can have the focus. For no longer than that: what always can takes the focus of
 * every press on a plain word.
 */
export function wakeSkipLink(link: HTMLElement, content: HTMLElement): void {
  link.addEventListener('click', () => {
    content.tabIndex = -1;
  });
  content.addEventListener('blur', () => content.removeAttribute('tabindex'));
}
