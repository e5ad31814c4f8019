import { encodeQR } from 'qr';
import { site } from '../../../site.config.ts';
import type { Content } from '../../i18n/content.ts';
import { drawingFile } from '../../lib/build/drawingFile.ts';
import { token } from '../../styles/tokens.ts';
import styles from './QrCode.module.css';

/** The light margin that scanners need around a code, in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;
/** Pixels per module: whole pixels keep the edges sharp. */
const MODULE_PX = 3;

/** The modules of the code, row by row; true is dark. */
const MODULES = encodeQR(site.appStore.url, 'raw', { border: QUIET });
const SIZE = MODULES.length;

function QrCodeDrawing() {
  const dark = MODULES.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect width={SIZE} height={SIZE} rx="3" fill={token('--text-strong')} />
      <path shapeRendering="crispEdges" fill={token('--bg')} d={dark.join('')} />
    </svg>
  );
}

/** The QR code of the App Store page, as a file that is only loaded where it is shown. */
export const QR_CODE_FILE = drawingFile('app-store', <QrCodeDrawing />);

/** A QR code of the App Store page, for visitors with a desktop computer. */
export function QrCode({ words }: { words: Content['qrCode'] }) {
  return (
    <div className={styles.code}>
      <p className={styles.text}>
        <b>{words.title}</b> {words.text}
      </p>
      <img
        src={QR_CODE_FILE.path}
        width={SIZE * MODULE_PX}
        height={SIZE * MODULE_PX}
        alt={words.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
