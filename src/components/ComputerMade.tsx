import { site } from '../../site.config.ts';
import styles from './ComputerMade.module.css';

interface ComputerMadeProps {
  children: string;
}

/** A line at a film, which says that it is computer-made until the owner has replaced it. */
export function ComputerMadeFilm({ children }: ComputerMadeProps) {
  return site.mediaIsIllustration ? <span className={styles.film}>{children}</span> : null;
}

/** A mark at the corner of a picture, until the owner has replaced it. */
export function ComputerMadePicture({ children }: ComputerMadeProps) {
  return site.mediaIsIllustration ? <span className={styles.picture}>{children}</span> : null;
}
