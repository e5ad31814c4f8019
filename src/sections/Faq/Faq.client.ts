import { addCopyLink } from './copyLink.client.ts';
import { indexOfHash } from './hash.ts';
import { isVisited, markVisited } from './visited.ts';

const questionOf = (card: HTMLDetailsElement) => card.querySelector('summary')?.textContent ?? '';

/**
 * Opens the card the address names. On the first visit to that address the card is brought into view
 * below the bar; after a reload, or on the way back, the browser puts the page where it was.
 */
function openFromHash(section: HTMLElement, cards: readonly HTMLDetailsElement[]): void {
  const index = indexOfHash(location.hash, cards.map(questionOf));
  const card = cards[index];
  if (!card) return;
  // At once: where to scroll to is measured now, and a card closing above would still be in the way.
  section.dataset.still = '';
  card.open = true;
  if (isVisited()) {
    // Computes the styles now.
    card.getBoundingClientRect();
  } else {
    card.scrollIntoView();
    // As after a jump to an anchor: the keyboard goes on from here.
    card.querySelector('summary')?.focus({ preventScroll: true });
  }
  delete section.dataset.still;
  markVisited();
}

/** Safari before 17.2 does not know the name that makes cards exclusive. */
function closeOthers(cards: readonly HTMLDetailsElement[]): void {
  for (const opened of cards) {
    opened.addEventListener('toggle', () => {
      if (!opened.open) return;
      for (const card of cards) if (card !== opened) card.open = false;
    });
  }
}

/** Wakes the questions: links to one open it, and only one is open at a time everywhere. */
export function wakeFaq(section: HTMLElement): void {
  const cards = [...section.querySelectorAll('details')];
  if (!('name' in HTMLDetailsElement.prototype)) closeOthers(cards);
  const template = section.querySelector('template');
  if (template) for (const card of cards) addCopyLink(card, questionOf(card), template);
  addEventListener('hashchange', () => openFromHash(section, cards));
  openFromHash(section, cards);
}
