import type { ReactNode } from 'react';

/** All drawings are this large, in their own units. */
export const DRAWING_SIZE = { width: 360, height: 216 } as const;

/** The sheet of a small drawing, which becomes a file of its own: colours come from `token()`. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: shown by an <img>, whose alternative text names it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A coordinate with one decimal: a tenth of a unit is less than a pixel. */
