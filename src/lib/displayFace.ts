/** What is known of the display face without a browser: how wide its letters are. */
import face from '../assets/display-face.json' with { type: 'json' };

const advancesEm: Readonly<Record<string, readonly number[]>> = face.advancesEm;
const masters = face.masterWidthsPercent;

/** Taken for a letter the face does not have: about that of an "n". */
const UNKNOWN_ADVANCES_EM = masters.map((widthPercent) => widthPercent / 150);

/**
 * How far a letter moves the next one, in ems.
 * @param widthPercent on the face's width axis, 50 to 150; straight lines between its masters
 */
export function advanceEm(character: string, widthPercent: number): number {
  const advances = advancesEm[character] ?? UNKNOWN_ADVANCES_EM;
  const after = Math.max(
    1,
    masters.findIndex((master) => master >= widthPercent),
  );
  const at = (of: readonly number[], index: number): number => of[index] ?? 0;
  const [from, to] = [at(masters, after - 1), at(masters, after)];
  const share = (widthPercent - from) / (to - from);
  return at(advances, after - 1) + share * (at(advances, after) - at(advances, after - 1));
}
