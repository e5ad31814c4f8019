import styles from './Headline.module.css';
import type { Headline as HeadlineSetting, Letter } from './headline.ts';

interface HeadlineProps {
  title: string;
  /** The same title, set. Its letters' boxes are in heroStyle.ts. */
  setting: HeadlineSetting;
}

/** The letters are drawn by the style sheet, so that the title stays one text, read and copied once. */
function Box({ character, index }: Letter) {
  return <span className={`${styles.letter} letter-${index}`} data-letter={character} />;
}

/** The page's title, slowing down. */
export function Headline({ title, setting: { lines, space } }: HeadlineProps) {
  return (
    <h1 className={styles.title} id="hero-title">
      <span className={styles.text}>{title}</span>
      {lines.map((line, i) => (
        <span className={styles.line} key={line[0]?.index} aria-hidden="true">
          {line.map((letter) => (
            <Box key={letter.index} {...letter} />
          ))}
          {space && i === 0 && (
            <span className={styles.space}>
              <Box {...space} />
            </span>
          )}
        </span>
      ))}
    </h1>
  );
}
