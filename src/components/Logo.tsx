import { logo, logoPath } from '../lib/logo.ts';
import styles from './Logo.module.css';
import { Mark } from './Mark.tsx';

/** The owner's logo, or the site's mark. It stands beside the name, and so needs none of its own. */
export function Logo() {
  if (!logo) return <Mark />;
  const { widthPx, heightPx } = logo;
  return (
    <img
      className={styles.logo}
      src={logoPath(logo)}
      width={widthPx}
      height={heightPx}
      alt=""
      decoding="async"
    />
  );
}
