import { Picture } from '../../components/Picture.tsx';
import type { ResponsiveImage } from '../../lib/build/responsiveImage.ts';
import styles from './Court.module.css';
import court from './court.svg?url';

/** What stands still behind the flight: court and net in perspective, and the defender. Needs no script. */
export function Court({ defender }: { defender: ResponsiveImage }) {
  return (
    <>
      <img
        className={styles.court}
        src={court}
        width={26_000}
        height={5100}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={styles.defender}>
        <Picture image={defender} alt="" loading="lazy" />
      </div>
    </>
  );
}
