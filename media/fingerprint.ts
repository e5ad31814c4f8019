/** Under which names the frames of a shot are kept, which are missing, and what is left over. */
import { createHash } from 'node:crypto';
import type { View } from './hall/view.ts';

const LENGTH = 12;

/** What the frames of a shot depend on. */
export interface Origin {
  readonly views: readonly View[];
  /** Whether each is also kept where the floor is seen. */
  readonly withFloor: boolean;
  /** Texts of the modules that draw them, and of the lock file of the packages, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The same for the same frames, and another as soon as anything differs that they depend on. */
export function fingerprint({ views, withFloor, sources }: Origin): string {
  const sorted = [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([views, withFloor, sorted]))
    .digest('hex')
    .slice(0, LENGTH);
}

/** The name of the folder of a shot's frames. */
export function folderName(shotName: string, origin: Origin): string {
  return `${shotName}-${fingerprint(origin)}`;
}

/** Those of some folders that hold frames of the same shot, drawn from something else. */
export function outdated(shotName: string, current: string, names: readonly string[]): string[] {
  const fingerprinted = new RegExp(`^-[0-9a-f]{${LENGTH}}$`);
  return names.filter(
    (name) =>
      name !== current &&
      name.startsWith(shotName) &&
      // Another shot's name may begin with this one's.
      fingerprinted.test(name.slice(shotName.length)),
  );
}

/** The file of a frame; with `floor`, of where its floor is free. */
export function frameFile(folder: string, frame: number, floor = false): string {
  return `${folder}/${String(frame).padStart(4, '0')}${floor ? '.floor' : ''}.png`;
}

/**
 * The frames that are still to be rendered, in order.
 * @param isThere whether a frame's picture, or that of its floor, is kept already
 */
export function missingFrames(
  count: number,
  withFloor: boolean,
  isThere: (frame: number, floor: boolean) => boolean,
): number[] {
  return Array.from({ length: count }, (_, frame) => frame).filter(
    (frame) => !isThere(frame, false) || (withFloor && !isThere(frame, true)),
  );
}
