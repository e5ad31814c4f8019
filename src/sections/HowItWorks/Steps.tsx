import { trailer } from '../../content/en/home.ts';
import { DRAWING_SIZE } from './drawings/Drawing.tsx';
import { drawingPath } from './drawings/drawings.ts';
import styles from './Steps.module.css';

/** The three steps of a measurement. Each title is narrower than the one before. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      {trailer.steps.map(({ drawing, drawingAlt, title, text }) => (
        <li key={drawing}>
          <img
            src={drawingPath(drawing)}
            {...DRAWING_SIZE}
            alt={drawingAlt}
            loading="lazy"
            decoding="async"
          />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
