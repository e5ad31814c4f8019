import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Gives the form in the page its life: React and everything it needs come with this module. */
export function hydrate(mount: HTMLElement): void {
  const onAwake = () => {
    mount.toggleAttribute('data-awake', true);
    // Writing out its first date takes a browser longer than the rest of sending. Safari has no idle
    // callback: there the first one is the message's.
    window.requestIdleCallback?.(() => new Date().toLocaleString());
  };
  hydrateRoot(mount, <ContactForm email={mount.dataset.email ?? ''} onAwake={onAwake} />);
}
