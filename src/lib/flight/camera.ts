/**
 * Cameras that look straight across the court. Positions are in metres: `x` along the court from the net (the
 * smash flies towards +x), `y` up from the floor, `z` across the court towards the camera.
 */
export type Position = readonly [x: number, y: number, z: number];

/** A camera whose image plane is parallel to the court's length. */
export interface View {
  /** Pixels per metre at a distance of one metre. */
  readonly focalPx: number;
  /** The point straight ahead of the lens. It may be outside the image. */
  readonly principalPx: readonly [x: number, y: number];
  /** The position of the lens. */
  readonly fromM: Position;
}

/** The size of the hero's capture screen, whose pixels are the units of both of its views. */
export const HERO_SCREEN = { width: 852, height: 393 } as const;

/**
 * The hero's capture screen: the net and the flight over it, from its fourth exposure on. The camera
 * is just above the net, so that its upper edge is seen as a line, and the space between that and
 * the flight is seen too.
 */
export const HERO_VIEW: View = {
  focalPx: 1450,
  principalPx: [246, 154],
  fromM: [-1.2, 1.75, 10.5],
};

/** The wider crop for narrow viewports, with the contact and room for the player left of it. */
export const HERO_LOOSE_VIEW: View = { ...HERO_VIEW, focalPx: 860, principalPx: [534, 181] };

/** Pixels per metre at a position across the court. The shuttle flies along its middle, 0. */
export function pxPerM({ focalPx, fromM }: View, z: number): number {
  return focalPx / (fromM[2] - z);
}

/** Projects a position to pixels from the image's top left. */
export function project(view: View, [x, y, z]: Position): [x: number, y: number] {
  const { principalPx, fromM } = view;
  const scale = pxPerM(view, z);
  return [principalPx[0] + (x - fromM[0]) * scale, principalPx[1] - (y - fromM[1]) * scale];
}
