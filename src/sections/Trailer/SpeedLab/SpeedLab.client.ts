import { wakeWhenNear } from '../../../components/wakeWhenNear.client.ts';

/** Puts the instrument in the place of its drawing and its table, which stay where it cannot come. */
export function wakeSpeedLab(mount: HTMLElement): void {
  wakeWhenNear(
    mount,
    async () => (await import('./wake.tsx')).wake(mount),
    (hasLoaded) => mount.toggleAttribute('data-still', !hasLoaded),
  );
}
