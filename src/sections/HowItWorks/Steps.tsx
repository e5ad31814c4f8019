import type { Content } from '../../i18n/content.ts';
import { DRAWING_SIZE, STEP_DRAWINGS } from './drawings/drawings.tsx';
import styles from './Steps.module.css';

/** The steps of a measurement, one for each drawing. Each title is narrower than the one before. */
export function Steps({ steps }: { steps: Content['trailer']['steps'] }) {
  return (
    <ol className={styles.steps}>
      {STEP_DRAWINGS.map(({ path }, i) => (
        <li key={path}>
          <img
            src={path}
            {...DRAWING_SIZE}
            alt={steps[i]?.drawingAlt}
            loading="lazy"
            decoding="async"
          />
          <h3>{steps[i]?.title}</h3>
          <p>{steps[i]?.text}</p>
        </li>
      ))}
    </ol>
  );
}
