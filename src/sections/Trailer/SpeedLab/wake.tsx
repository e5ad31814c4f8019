import { createRoot } from 'react-dom/client';
import { SpeedLab } from './SpeedLab.tsx';

/**
 * Draws the instrument: React and everything it needs come with this module. It is not in the served
 * page, unlike the form, because without scripts none of its controls would do anything.
 */
export function wake(mount: HTMLElement): void {
  createRoot(mount).render(<SpeedLab onAwake={() => mount.toggleAttribute('data-awake', true)} />);
}
