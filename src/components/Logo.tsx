import { logo, logoPath } from '../lib/build/logo.ts';
import { DefaultLogo } from './DefaultLogo.tsx';
import styles from './Logo.module.css';

/** The owner's logo, or the default one. It has no text alternative: the name stands beside it. */
export function Logo() {
  if (!logo) return <DefaultLogo />;
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
