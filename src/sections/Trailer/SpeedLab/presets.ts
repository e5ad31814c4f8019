/** A speed that was measured. */
export interface Preset {
  readonly speedKmh: number;
  readonly who: string;
  /** Where it is written, when, and how it was measured. */
  readonly where: string;
}

type Cells = [who: string, speed: string, where: string];

/** What was measured, slowest first: the instrument takes it from the table it takes the place of. */
export function readPresets(mount: HTMLElement): Preset[] {
  return [...mount.querySelectorAll('tr')]
    .map(({ cells }) => {
      // Three cells a row, as SpeedLabStill.tsx writes them.
      const [who, speed, where] = [...cells].map((cell) => cell.innerText) as Cells;
      return { who, speedKmh: Number.parseInt(speed, 10), where };
    })
    .reverse();
}
