import type { SVGProps } from 'react';
import { distanceUnderDragM, EXAMPLE_SMASH } from '../lib/flight.ts';
import { roundToTenth } from '../lib/roundToTenth.ts';
import { token } from '../styles/tokens.ts';
import styles from './DefaultLogo.module.css';

/** The width of the default logo, in its own units. */
export const DEFAULT_LOGO_WIDTH = 28;

const VIEW_BOX = `0 0 ${DEFAULT_LOGO_WIDTH} 12`;
const FIRST_X = 5;
const LAST_X = 25.4;

/** Three exposures of the smash, 1/20 s apart: a streak and two dots. */
function DefaultLogoStrokes() {
  const distancesM = [0, 1, 2].map((i) => distanceUnderDragM(EXAMPLE_SMASH.speedKmh, i / 20));
  const unitsPerM = (LAST_X - FIRST_X) / (distancesM[2] ?? 1);
  const [first, second, third] = distancesM.map((m) => roundToTenth(FIRST_X + m * unitsPerM));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`M${first} 6h3.4`} strokeWidth="8" />
      <path d={`M${second} 6h.6`} strokeWidth="5" />
      <path d={`M${third} 6h.01`} strokeWidth="3" />
    </g>
  );
}

/** The default logo in an image file, centred in a box. */
export function DefaultLogoDrawing(box: SVGProps<SVGSVGElement>) {
  return (
    <svg {...box} viewBox={VIEW_BOX} stroke={token('--accent')} aria-hidden="true">
      <DefaultLogoStrokes />
    </svg>
  );
}

/** The default logo, in the current text colour. */
export function DefaultLogo() {
  return (
    <svg className={styles.logo} viewBox={VIEW_BOX} aria-hidden="true">
      <DefaultLogoStrokes />
    </svg>
  );
}
