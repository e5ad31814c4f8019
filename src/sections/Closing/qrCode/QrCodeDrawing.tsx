import { encodeQR } from 'qr';
import { site } from '../../../../site.config.ts';
import { DefaultLogoDrawing } from '../../../components/DefaultLogo.tsx';
import { drawingFile } from '../../../lib/drawingFile.ts';
import { logo } from '../../../lib/logo.ts';
import { token } from '../../../styles/tokens.ts';
import { FINDER_SIZE, findersOf, middleOf, streaks } from './streaks.ts';

const BACKGROUND = token('--bg');
const TEXT = token('--text-strong');

/** The light margin scanners need around a code, in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;
/** Pixels per module: whole pixels keep the edges sharp. */
const MODULE_PX = 3;

/** The area behind the logo, in modules. It hides far fewer than error correction can restore. */
function plateSize() {
  if (!logo || logo.ratio > 1.4) return { width: 9, height: 5 };
  return logo.ratio < 1 / 1.4 ? { width: 5, height: 9 } : { width: 7, height: 7 };
}

/** The modules of a QR code, row by row, with error correction that restores a quarter of them. */
function modulesOf(text: string): boolean[][] {
  // The encoder requires a border.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 });
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

/** A QR code, dark on light, with adjacent modules joined to streaks and the logo in the middle. */
function QrCodeDrawing({ modules }: { modules: readonly (readonly boolean[])[] }) {
  const size = modules.length + 2 * QUIET;
  const { width, height } = plateSize();
  const plate = middleOf(modules.length, width, height);
  const inner = { x: plate.x + 1, y: plate.y + 1, width: width - 2, height: height - 2 };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      aria-hidden="true"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} rx="3" fill={TEXT} />
      <g fill="none" stroke={BACKGROUND} strokeLinecap="round">
        <path strokeWidth=".86" d={streaks(modules, plate)} />
        {findersOf(modules.length).map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect
              x={x + 0.5}
              y={y + 0.5}
              width={FINDER_SIZE - 1}
              height={FINDER_SIZE - 1}
              rx="1.8"
            />
            <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" fill={BACKGROUND} stroke="none" />
          </g>
        ))}
      </g>
      <rect {...plate} rx="2.5" fill={BACKGROUND} />
      {logo ? <image href={logo.href.small} {...inner} /> : <DefaultLogoDrawing {...inner} />}
    </svg>
  );
}

const modules = modulesOf(site.appStore.url);

/** The QR code of the App Store page, as a file that is only loaded where it is shown. */
export const QR_CODE_FILE = {
  ...drawingFile('app-store', <QrCodeDrawing modules={modules} />),
  sizePx: (modules.length + 2 * QUIET) * MODULE_PX,
};
