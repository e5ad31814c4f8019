import { Film } from './Film.tsx';
import { Read } from './Read.tsx';
import { Smash } from './Smash.tsx';
import { Track } from './Track.tsx';

/** The drawing of each step, and that of the speed lab, under the name its file has. */
export const DRAWINGS = { film: Film, track: Track, read: Read, smash: Smash } as const;

/** Where a drawing's file is. */
export const drawingPath = (name: keyof typeof DRAWINGS): string => `/drawings/${name}.svg`;
