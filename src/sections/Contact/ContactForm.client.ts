/**
 * Watches over the form's island: when its scripts cannot be loaded, nobody shall type into a form
 * that never wakes. It says so, and the link takes along what is typed.
 */
export function watchContactForm(form: HTMLFormElement): void {
  const notLoaded = form.querySelector<HTMLElement>('[data-part="form-not-loaded"]');
  const link = notLoaded?.querySelector('a');
  if (!notLoaded || !link) return;
  document.addEventListener('astro:hydration-error', () => {
    notLoaded.hidden = false;
  });
  const { href } = link;
  link.addEventListener('click', () => {
    // Not `mailtoLink`: a module shared with the island would be one more file to wait for.
    const textOf = (name: string) => encodeURIComponent(String(new FormData(form).get(name)));
    link.href = `${href}?subject=${textOf('subject')}&body=${textOf('message')}`;
  });
}
