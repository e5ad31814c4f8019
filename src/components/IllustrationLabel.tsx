import { site } from '../../site.config.ts';
import { illustrationLabel } from '../content/en/site.ts';
import styles from './IllustrationLabel.module.css';

/** Labels an image or video as an illustration until the owner has replaced it. */
export function IllustrationLabel({ className = '' }: { className?: string | undefined }) {
  return site.mediaIsIllustration ? (
    <span className={`${styles.label} ${className}`}>{illustrationLabel}</span>
  ) : null;
}
