import type { Content } from '../../i18n/content.ts';
import styles from './FilmingGuide.module.css';
import { FrameRateTable } from './FrameRateTable.tsx';

/** How to film well, and why the app fits a curve: a chart of frame rates. */
export function FilmingGuide({ words }: { words: Content['filmingGuide'] }) {
  const { title, chart, tips } = words;
  return (
    <div className={`${styles.guide} card`}>
      <div>
        <h3>{title}</h3>
        <dl className={styles.tips}>
          {tips.map(({ title: term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{chart.title}</h3>
        <p>{chart.text}</p>
        <FrameRateTable words={chart} />
      </div>
    </div>
  );
}
