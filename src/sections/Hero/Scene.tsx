import styles from './Scene.module.css';

/** The lines of the court in their real width. */
const COURT_LINES =
  'M-343 341H1091L1094 342H-344ZM-819 493H1775L1784 495H-824ZM-363 348H1121L1124 348H-365Z' +
  'M-757 473H1687L1694 475H-762ZM-343 341H-338L-817 495H-824ZM1087 341H1091L1784 495H1776Z' +
  'M-261 341H-257L-669 495H-677ZM1006 341H1010L1636 495H1628ZM158 341H163L94 495H86Z' +
  'M586 341H591L873 495H865ZM-512 395H138L138 396H-515ZM684 395H1335L1339 396H686Z';

/** The net's near post, whose foot is below the capture phone. The phone covers the rest of the net. */
const NEAR_POST = 'M480 495L480 193';

/** The flight from contact to landing. */
const FLIGHT =
  'M-417 16C121 107 249 132 407 164C566 196 674 221 766 246C859 271 933 295 998 320' +
  'C1063 344 1118 369 1167 395C1168 395 1169 395 1169 396';

/**
 * Court, net and flight around the capture phone, in the pixels of its screen, which show the same.
 * Each speed is as wide as the gap to the next exposure or to the phone. Computed by this folder at
 * commit 07936a2; a test compares it with the flight (tests/drawings.spec.ts).
 */
export function Scene() {
  return (
    <svg className={styles.scene} viewBox="0 0 852 393" aria-hidden="true">
      <path className={styles.court} opacity=".2" d={COURT_LINES} />
      <path strokeWidth="5" opacity=".26" d={NEAR_POST} />
      <path strokeWidth="2" opacity=".16" d={FLIGHT} />
      <g className={styles.speeds}>
        <text x="-249" y="30" fontSize="51" fontStretch="127%">
          246
        </text>
        <text x="-109" y="54" fontSize="40" fontStretch="113%">
          200
        </text>
      </g>
      <g className={`exposures ${styles.streaks}`} strokeWidth="14">
        <path d="M-240 46l22.2 3.8" />
        <path d="M-101 70l18 3.1" />
      </g>
    </svg>
  );
}
