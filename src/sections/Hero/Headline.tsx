import styles from './Headline.module.css';
import { type Headline as HeadlineSetting, type Letter, partsOf } from './headline.ts';

interface HeadlineProps {
  title: string;
  /** The same title, set. Its letters' boxes and sizes are in heroStyle.ts. */
  setting: HeadlineSetting;
}

/** The letters are drawn by the style sheet, so that the title stays one text, read and copied once. */
function Box({ character, index }: Letter) {
  return <span className={`${styles.letter} letter-${index}`} data-letter={character} />;
}

/** Where a line ends on narrow screens, on wide ones, or on both; elsewhere there is a space. */
const BREAK = { narrow: styles.narrowBreak, wide: styles.wideBreak, both: styles.break };

/** The page's title, slowing down. */
export function Headline({ title, setting }: HeadlineProps) {
  return (
    <h1 className={styles.title} id="hero-title">
      <span className={styles.text}>{title}</span>
      <span aria-hidden="true">
        {partsOf(setting).map(({ letters, end }, i) => (
          <span className={`${styles.part} part-${i}`} key={letters[0]?.index}>
            {letters.map((letter) => (
              <Box key={letter.index} {...letter} />
            ))}
            {end && (
              <span className={BREAK[end.breaks]}>
                <Box {...end.space} />
                <br />
              </span>
            )}
          </span>
        ))}
      </span>
    </h1>
  );
}
