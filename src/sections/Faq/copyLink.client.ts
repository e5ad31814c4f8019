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
  const say = (text = '') => {
    status.textContent = text;
  };
  button.addEventListener('click', async () => {
    // No event tells of this change: the card stays as it is.
    history.replaceState(null, '', `/#${encodeURIComponent(question)}`);
    try {
      await navigator.clipboard.writeText(location.href);
      say(status.dataset.copied);
    } catch {
      // Not allowed, or not there.
      say(status.dataset.kept);
    }
    setTimeout(say, SAID_MS);
  });
}
