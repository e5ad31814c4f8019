import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fingerprint } from '../../../lib/sha256.ts';
import { Film } from './Film.tsx';
import { Read } from './Read.tsx';
import { Track } from './Track.tsx';

const COMPONENTS = { film: Film, track: Track, read: Read } as const;

type DrawingName = keyof typeof COMPONENTS;

/** The drawings in the order of the steps. */
export const DRAWINGS = ['film', 'track', 'read'] as const satisfies readonly DrawingName[];

/** The steps' drawings as files, to keep them out of the HTML. */
export const DRAWING_FILES = Object.entries(COMPONENTS).map(([drawing, component]) => {
  const svg = renderToStaticMarkup(createElement(component));
  return { drawing, svg, name: `${drawing}.${fingerprint(svg)}` };
});

/** The path of a drawing's file, with a content hash. */
export function drawingPath(name: DrawingName): string {
  return `/drawings/${DRAWING_FILES.find(({ drawing }) => drawing === name)?.name}.svg`;
}
