import type { ReactNode } from 'react';

/** The drawings of the steps are this large, in their own units. */
export const DRAWING_SIZE = { width: 360, height: 216 } as const;

interface DrawingProps {
  viewBox?: string;
  children: ReactNode;
}

/** The sheet of a drawing that becomes a file of its own: colours come from `token()`. */
export function Drawing({
  viewBox = `0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`,
  children,
}: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: shown by an <img>, whose alternative text names it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
