import type { ReactNode } from 'react';

/** The size of the drawings, in their own units. */
export const DRAWING_SIZE = { width: 360, height: 216 } as const;

/** The SVG element of a drawing that becomes a file. Colours come from `token()`. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: shown in an <img> with alternative text
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
