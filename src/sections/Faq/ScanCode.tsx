import { scan } from '../../content/en/faq.ts';
import styles from './ScanCode.module.css';
import { CODE_FILE } from './scanCode/codeFile.ts';

/** The way to the listing for whoever reads this with a mouse: a phone's camera takes it from here. */
export function ScanCode() {
  return (
    <div className={styles.scan}>
      <p className={styles.words}>
        <b>{scan.title}</b> {scan.text}
      </p>
      <img
        src={`/drawings/${CODE_FILE.name}.svg`}
        width={CODE_FILE.sizePx}
        height={CODE_FILE.sizePx}
        alt={scan.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
