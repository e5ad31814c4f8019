import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fingerprint } from './sha256.ts';

/** Renders an SVG element for a file of `src/pages/drawings`, which keeps it out of the HTML. */
export function drawingFile(label: string, drawing: ReactElement) {
  const svg = renderToStaticMarkup(drawing);
  const name = `${label}.${fingerprint(svg)}`;
  return { name, path: `/drawings/${name}.svg`, svg };
}
