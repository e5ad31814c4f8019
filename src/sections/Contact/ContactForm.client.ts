import { wakeWhenNear } from '../../components/wakeWhenNear.client.ts';

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
 * Wakes the form, the one part of the page that needs React, when it comes near. While its
 * scripts cannot be loaded the form says so.
 */
export function wakeContactForm(mount: HTMLElement): void {
  const form = mount.querySelector('form');
  const notLoaded = mount.querySelector<HTMLElement>('[data-part="form-not-loaded"]');
  const link = notLoaded?.querySelector('a');
  if (!form || !notLoaded || !link) return;
  carryText(form, link);

  wakeWhenNear(
    mount,
    async () => (await import('./hydrate.tsx')).hydrate(mount),
    (hasLoaded) => {
      notLoaded.hidden = hasLoaded;
    },
  );
}
