import styles from './Headline.module.css';
import { type HeadlineLayout, type HeadlineLetter, partsOf } from './headlineLayout.ts';

interface HeadlineProps {
  title: string;
  /** The layout of the same title. Its sizes are in the rules of heroStyle.ts. */
  layout: HeadlineLayout;
}

/** A letter in a fixed box. CSS draws it, so that the title is read and copied as one text. */
function LetterBox({ character, index }: HeadlineLetter) {
  return <span className={`letter-${index}`} data-letter={character} />;
}

/** A space that is a line break on narrow screens, on wide ones, or on both. */
const BREAK = { narrow: styles.narrowBreak, wide: styles.wideBreak, both: styles.break };

/** The title of the page, whose letters become narrower by the drag law. */
export function Headline({ title, layout }: HeadlineProps) {
  return (
    <h1 className={styles.title} id="hero-title">
      <span className="visually-hidden">{title}</span>
      <span aria-hidden="true">
        {partsOf(layout).map(({ letters, end }, i) => (
          <span className={`${styles.part} part-${i}`} key={letters[0]?.index}>
            {letters.map((letter) => (
              <LetterBox key={letter.index} {...letter} />
            ))}
            {end && (
              <span className={BREAK[end.breaks]}>
                <LetterBox {...end.space} />
                <br />
              </span>
            )}
          </span>
        ))}
      </span>
    </h1>
  );
}
