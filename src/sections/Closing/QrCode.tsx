import type { Content } from '../../i18n/content.ts';
import styles from './QrCode.module.css';
import { QR_CODE_FILE } from './qrCode/QrCodeDrawing.tsx';

/** A QR code of the App Store page, for visitors with a desktop computer. */
export function QrCode({ words }: { words: Content['qrCode'] }) {
  return (
    <div className={styles.code}>
      <p className={styles.text}>
        <b>{words.title}</b> {words.text}
      </p>
      <img
        src={QR_CODE_FILE.path}
        width={QR_CODE_FILE.sizePx}
        height={QR_CODE_FILE.sizePx}
        alt={words.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
