import { indexOfHash } from './questionHash.ts';

/**
 * The state of a session history entry that was visited before, by a reload or by going back or
 * forward. The navigation type of a PerformanceNavigationTiming does not cover navigation within
 * the page.
 */
const VISITED = 'visited';

const readQuestion = (card: HTMLDetailsElement) => card.querySelector('summary')?.textContent ?? '';

/**
 * Opens the card named by the URL's hash (docs/requirements.md, Questions). Scrolls to it only on a
 * first visit: after a reload or going back, the browser restores the scroll position itself.
 */
function openFromHash(section: HTMLElement, cards: readonly HTMLDetailsElement[]): void {
  const card = cards[indexOfHash(location.hash, cards.map(readQuestion))];
  if (!card) return;
  // Without transitions, because a card that is still closing would change the scroll target.
  section.dataset.noTransitions = '';
  card.open = true;
  if (history.state === VISITED) {
    // Forces a layout while transitions are off.
    card.getBoundingClientRect();
  } else {
    card.scrollIntoView();
    // Moves the keyboard's starting point, as following an anchor does.
    card.querySelector('summary')?.focus({ preventScroll: true });
  }
  delete section.dataset.noTransitions;
  history.replaceState(VISITED, '');
}

/** Replaces `<details name>` where it is not supported (Safari before 17.2, Firefox before 130). */
function closeOthers(cards: readonly HTMLDetailsElement[]): void {
  for (const opened of cards) {
    opened.addEventListener('toggle', () => {
      if (!opened.open) return;
      for (const card of cards) if (card !== opened) card.open = false;
    });
  }
}

/** Initializes the questions: one open at a time, opened by links. */
export function initFaq(section: HTMLElement): void {
  const cards = [...section.querySelectorAll('details')];
  if (!('name' in HTMLDetailsElement.prototype)) closeOthers(cards);
  addEventListener('hashchange', () => openFromHash(section, cards));
  openFromHash(section, cards);
}
