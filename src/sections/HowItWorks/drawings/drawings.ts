import { createElement } from 'react';
import { drawingFile } from '../../../lib/drawingFile.ts';
import { Film } from './Film.tsx';
import { Read } from './Read.tsx';
import { Track } from './Track.tsx';

/** The drawings in the order of the steps. */
export const STEP_DRAWINGS = [
  drawingFile('film', createElement(Film)),
  drawingFile('track', createElement(Track)),
  drawingFile('read', createElement(Read)),
];
