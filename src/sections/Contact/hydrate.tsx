import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Gives the form in the page its life: React and everything it needs come with this module. */
export function hydrate(mount: HTMLElement): void {
  const onAwake = () => {
    mount.toggleAttribute('data-awake', true);
    // The first date a browser writes out takes it longer than all else about sending. Safari does
    // not say when it has nothing else to do: there it is done on sending.
    window.requestIdleCallback?.(() => new Date().toLocaleString());
  };
  hydrateRoot(mount, <ContactForm email={mount.dataset.email ?? ''} onAwake={onAwake} />);
}
