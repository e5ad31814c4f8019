import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fingerprint } from './sha256.ts';

/** A drawing that `src/pages/drawings` writes to a file, to keep it out of the HTML. */
export interface DrawingFile {
  /** With a hash of the content. */
  readonly name: string;
  readonly path: string;
  readonly svg: string;
}

/** Renders an SVG element for a file. */
export function drawingFile(label: string, drawing: ReactElement): DrawingFile {
  const svg = renderToStaticMarkup(drawing);
  const name = `${label}.${fingerprint(svg)}`;
  return { name, path: `/drawings/${name}.svg`, svg };
}
