import { createRoot } from 'react-dom/client';
import { readPresets } from './presets.ts';
import { SpeedLab } from './SpeedLab.tsx';

/**
 * Draws the instrument: React and everything it needs come with this module. It is not in the served
 * page, unlike the form, because without scripts none of its controls would do anything.
 */
export function wake(mount: HTMLElement): void {
  const presets = readPresets(mount);
  createRoot(mount).render(
    <SpeedLab presets={presets} onAwake={() => mount.toggleAttribute('data-awake', true)} />,
  );
}
