/** What needs React is awake before it is reached: so far below the window, or above it. */
const NEAR = '800px';

/**
 * Loads what gives a part of the page its life when that part comes near. What cannot be loaded is
 * tried again as soon as the network is back.
 * @param onTry told each time how it went
 */
export function wakeWhenNear(
  part: HTMLElement,
  load: () => Promise<void>,
  onTry: (hasLoaded: boolean) => void,
): void {
  const wake = async () => {
    try {
      await load();
      onTry(true);
    } catch (error) {
      console.error(`${part.dataset.part} did not load.`, error);
      onTry(false);
      addEventListener('online', wake, { once: true });
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: NEAR },
  );
  observer.observe(part);
}
