import { site } from '../../site.config.ts';
import styles from './IllustrationLabel.module.css';

interface IllustrationLabelProps {
  children: string;
  className?: string | undefined;
}

/** Labels an image or video as an illustration until the owner has replaced it. */
export function IllustrationLabel({ children, className = '' }: IllustrationLabelProps) {
  return site.mediaIsIllustration ? (
    <span className={`note ${styles.label} ${className}`}>{children}</span>
  ) : null;
}
