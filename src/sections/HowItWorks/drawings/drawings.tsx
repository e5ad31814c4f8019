import type { ReactElement } from 'react';
import { drawingFile } from '../../../lib/drawingFile.ts';
import { Film } from './Film.tsx';
import { Read } from './Read.tsx';
import { Track } from './Track.tsx';

/** The size of the drawings, in their own units. */
export const DRAWING_SIZE = { width: 360, height: 216 } as const;

const fileOf = (name: string, drawing: ReactElement) =>
  drawingFile(
    name,
    // biome-ignore lint/a11y/noSvgWithoutTitle: shown in an <img> with alternative text
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>,
  );

/** The drawings in the order of the steps. As files, they take their colours from `token()`. */
export const STEP_DRAWINGS = [
  fileOf('film', <Film />),
  fileOf('track', <Track />),
  fileOf('read', <Read />),
];
