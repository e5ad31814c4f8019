import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

interface AwakeProps {
  onAwake: () => void;
}

function Awake({ onAwake }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return null;
}

/** Gives the form in the page its life: React and everything it needs come with this module. */
export function hydrate(mount: HTMLElement): void {
  hydrateRoot(
    mount,
    <>
      <ContactForm email={mount.dataset.email ?? ''} />
      <Awake onAwake={() => mount.toggleAttribute('data-awake', true)} />
    </>,
  );
}
