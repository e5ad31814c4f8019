import { site } from '../../site.config.ts';
import { illustrationMark } from '../content/en/site.ts';
import styles from './IllustrationMark.module.css';

interface IllustrationMarkProps {
  /** Where the mark stands, as a class of the section that shows it. */
  className?: string | undefined;
}

/** Says that a picture or video is drawn, until the owner has put recordings in its place. */
export function IllustrationMark({ className = '' }: IllustrationMarkProps) {
  return site.mediaIsIllustration ? (
    <span className={`${styles.mark} ${className}`}>{illustrationMark}</span>
  ) : null;
}
