const STATUS_DURATION_MS = 4000;

/**
 * The state of a session history entry that was visited before, by a reload or by going back or
 * forward. The navigation type of a PerformanceNavigationTiming does not cover navigation within
 * the page.
 */
export const VISITED = 'visited';

/** Adds a button to a card that writes the question's link to the address bar and copies it. */
export function addCopyLink(
  card: HTMLDetailsElement,
  question: string,
  template: HTMLTemplateElement,
): void {
  const content = template.content.cloneNode(true) as DocumentFragment;
  const button = content.querySelector('button');
  const status = content.querySelector('span');
  if (!button || !status) return;
  card.querySelector('p')?.after(content);
  let timer = 0;
  const showStatus = (text = '') => {
    status.textContent = text;
    clearTimeout(timer);
    if (text) timer = window.setTimeout(showStatus, STATUS_DURATION_MS);
  };
  button.addEventListener('click', async () => {
    // replaceState fires no hashchange event, so the card does not react.
    history.replaceState(VISITED, '', `${location.pathname}#${encodeURIComponent(question)}`);
    try {
      await navigator.clipboard.writeText(location.href);
      showStatus(status.dataset.copied);
    } catch {
      showStatus(status.dataset.notCopied);
    }
  });
}
