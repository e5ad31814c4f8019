import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fingerprint } from '../../../lib/sha256.ts';
import { Film } from './Film.tsx';
import { Read } from './Read.tsx';
import { Smash } from './Smash.tsx';
import { Track } from './Track.tsx';

const COMPONENTS = { film: Film, track: Track, read: Read, smash: Smash } as const;

type DrawingName = keyof typeof COMPONENTS;

/** The drawings of the steps and of the speed lab as files of their own: they lie below the first view, which need not wait. */
export const DRAWING_FILES = Object.entries(COMPONENTS).map(([drawing, component]) => {
  const svg = renderToStaticMarkup(createElement(component));
  return { drawing, svg, name: `${drawing}.${fingerprint(svg)}` };
});

/** Where a drawing's file is. Its name changes with what is drawn, so that it can be kept for ever. */
export function drawingPath(name: DrawingName): string {
  return `/drawings/${DRAWING_FILES.find(({ drawing }) => drawing === name)?.name}.svg`;
}
