import { encodeQR } from 'qr';
import { site } from '../../../../site.config.ts';
import { DefaultLogoDrawing } from '../../../components/DefaultLogo.tsx';
import { drawingFile } from '../../../lib/build/drawingFile.ts';
import { logo } from '../../../lib/build/logo.ts';
import { token } from '../../../styles/tokens.ts';
import { listFinders, streaks } from './streaks.ts';

const BACKGROUND = token('--bg');
const TEXT = token('--text-strong');

/** The light margin scanners need around a code, in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;
/** Pixels per module: whole pixels keep the edges sharp. */
const MODULE_PX = 3;

/** The modules of the QR code, row by row, with error correction that restores a quarter of them. */
const MODULES = encodeQR(site.appStore.url, 'raw', { ecc: 'quartile', border: 1 })
  // The encoder requires a border.
  .slice(1, -1)
  .map((row) => row.slice(1, -1));

/** The side of the drawing, in modules. */
const SIZE = MODULES.length + 2 * QUIET;

/** The area behind the logo, in modules. It hides far fewer than error correction can restore. */
function plateArea() {
  let [width, height] = [7, 7];
  if (!logo || logo.ratio > 1.4) [width, height] = [9, 5];
  else if (logo.ratio < 1 / 1.4) [width, height] = [5, 9];
  const { length } = MODULES;
  return { x: (length - width) / 2, y: (length - height) / 2, width, height };
}

/** A QR code, dark on light, with adjacent modules joined to streaks and the logo in the middle. */
function QrCodeDrawing() {
  const plate = plateArea();
  const { x: left, y: top, width, height } = plate;
  const inner = { x: left + 1, y: top + 1, width: width - 2, height: height - 2 };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-QUIET} ${-QUIET} ${SIZE} ${SIZE}`}
      aria-hidden="true"
    >
      <rect x={-QUIET} y={-QUIET} width={SIZE} height={SIZE} rx="3" fill={TEXT} />
      <g fill="none" stroke={BACKGROUND} strokeLinecap="round">
        <path strokeWidth=".86" d={streaks(MODULES, plate)} />
        {listFinders(MODULES.length).map(({ x, y, width: side }) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 0.5} y={y + 0.5} width={side - 1} height={side - 1} rx="1.8" />
            <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" fill={BACKGROUND} stroke="none" />
          </g>
        ))}
      </g>
      <rect {...plate} rx="2.5" fill={BACKGROUND} />
      {logo ? <image href={logo.href.small} {...inner} /> : <DefaultLogoDrawing {...inner} />}
    </svg>
  );
}

/** The QR code of the App Store page, as a file that is only loaded where it is shown. */
export const QR_CODE_FILE = {
  ...drawingFile('app-store', <QrCodeDrawing />),
  sizePx: SIZE * MODULE_PX,
};
