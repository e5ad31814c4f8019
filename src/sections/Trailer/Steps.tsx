import { trailer } from '../../content/en/home.ts';
import { DRAWING_SIZE } from './drawings/Drawing.tsx';
import { drawingPath } from './drawings/drawings.ts';
import styles from './Steps.module.css';

/** How a measurement comes about, in three steps. Each is set narrower than the one before. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      {trailer.steps.map(({ drawing, drawingAlt, title, text }) => (
        <li className={styles.step} key={drawing}>
          <img
            className={styles.drawing}
            src={drawingPath(drawing)}
            {...DRAWING_SIZE}
            alt={drawingAlt}
            loading="lazy"
            decoding="async"
          />
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
