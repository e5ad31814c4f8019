/** The form is awake before it is reached: so far below the window, or as soon as it is touched. */
const NEAR = '800px';

/** Lets the link take along what is typed in a form that cannot send it. */
function carryText(form: HTMLFormElement, link: HTMLAnchorElement): void {
  const { href } = link;
  link.addEventListener('click', () => {
    // Not `mailtoLink`: a module shared with the form would be one more file to wait for.
    const textOf = (name: string) => encodeURIComponent(String(new FormData(form).get(name)));
    link.href = `${href}?subject=${textOf('subject')}&body=${textOf('message')}`;
  });
}

/**
 * Wakes the form, the one part of the page that needs React, when it comes near. When its scripts
 * cannot be loaded the form says so, and they are tried again as soon as the network is back.
 */
export function wakeContactForm(mount: HTMLElement): void {
  const form = mount.querySelector('form');
  const notLoaded = mount.querySelector<HTMLElement>('[data-part="form-not-loaded"]');
  const link = notLoaded?.querySelector('a');
  if (!form || !notLoaded || !link) return;
  carryText(form, link);

  const wake = async () => {
    try {
      const { hydrate } = await import('./hydrate.tsx');
      notLoaded.hidden = true;
      hydrate(mount);
    } catch (error) {
      console.error('The message form did not load.', error);
      notLoaded.hidden = false;
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
  observer.observe(mount);
}
