import type { SVGProps } from 'react';
import { token } from '../styles/tokens.ts';
import styles from './DefaultLogo.module.css';

/** The width of the default logo, in its own units. */
export const DEFAULT_LOGO_WIDTH = 28;

const VIEW_BOX = `0 0 ${DEFAULT_LOGO_WIDTH} 12`;

/** Three exposures of the example smash, 1/20 s apart: a streak and two dots. */
function DefaultLogoStrokes() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M5 6h3.4" strokeWidth="8" />
      <path d="M17.7 6h.6" strokeWidth="5" />
      <path d="M25.4 6h.01" strokeWidth="3" />
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
