import { scan } from '../../content/en/home.ts';
import styles from './QrCode.module.css';
import { QR_CODE_FILE } from './qrCode/QrCodeDrawing.tsx';

/** A QR code of the App Store page, for visitors with a desktop computer. */
export function QrCode() {
  return (
    <div className={styles.code}>
      <p className={styles.text}>
        <b>{scan.title}</b> {scan.text}
      </p>
      <img
        src={`/drawings/${QR_CODE_FILE.name}.svg`}
        width={QR_CODE_FILE.sizePx}
        height={QR_CODE_FILE.sizePx}
        alt={scan.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
