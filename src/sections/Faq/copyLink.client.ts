import { markVisited } from './visited.ts';

/** How long it says so. */
const SAID_MS = 4000;

/** Adds a button to a card that puts the link to its question in the address bar, and copies it. */
export function addCopyLink(
  card: HTMLDetailsElement,
  question: string,
  template: HTMLTemplateElement,
): void {
  const part = template.content.cloneNode(true) as DocumentFragment;
  const button = part.querySelector('button');
  const status = part.querySelector('span');
  if (!button || !status) return;
  card.querySelector('p')?.after(part);
  let timer = 0;
  /** Says this for a while, and not only for the rest of the time of what was said before. */
  const say = (text = '') => {
    status.textContent = text;
    clearTimeout(timer);
    if (text) timer = window.setTimeout(say, SAID_MS);
  };
  button.addEventListener('click', async () => {
    // No event tells of this change: the card stays as it is.
    markVisited(`/#${encodeURIComponent(question)}`);
    try {
      await navigator.clipboard.writeText(location.href);
      say(status.dataset.copied);
    } catch {
      // Not allowed, or not there.
      say(status.dataset.kept);
    }
  });
}
