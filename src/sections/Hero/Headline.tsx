import {
  BREAK_OPPORTUNITY,
  type DrawnHeadline,
  placeTransform,
} from '../../lib/build/drawnHeadline.ts';
import styles from './Headline.module.css';
import { type HeadlineLayout, splitParts } from './headlineLayout.ts';

interface HeadlineProps {
  title: string;
  /** The layout of the same title, whose sizes are in the rules of headlineStyle.ts, or a drawing of it. */
  layout: HeadlineLayout | DrawnHeadline;
}

/** The layouts that show a space, and the line break in its place. */
const BREAK = {
  narrow: { space: styles.wide, br: styles.narrow },
  wide: { space: styles.narrow, br: styles.wide },
  both: { space: `${styles.narrow} ${styles.wide}`, br: undefined },
};

/** Letters in fixed boxes. CSS draws them, so that the title is read and copied as one text. */
function Letters({ layout }: { layout: HeadlineLayout }) {
  return splitParts(layout).map(({ letters, end }, i) => (
    <span className={`${styles.part} part-${i}`} key={letters[0]?.index}>
      {letters.map(({ character, index }) => (
        <span className={`letter-${index}`} data-letter={character} key={index} />
      ))}
      {end && (
        <>
          <span
            className={`letter-${end.space.index} ${BREAK[end.breaks].space}`}
            data-letter={end.space.character}
          />
          <br className={BREAK[end.breaks].br} />
        </>
      )}
    </span>
  ));
}

/** Both layouts, of which the style sheet shows one. The second uses the paths of the first. */
function Drawing({ paths, width, narrow, wide }: DrawnHeadline) {
  return (
    <>
      <svg
        className={`${styles.drawing} ${styles.narrow}`}
        aria-hidden="true"
        viewBox={`0 0 ${width} ${narrow.height}`}
      >
        {narrow.places.map((place, i) => (
          <g key={paths[i]} transform={placeTransform(place)}>
            <path id={`headline-${i}`} d={paths[i]} />
          </g>
        ))}
      </svg>
      <svg
        className={`${styles.drawing} ${styles.wide}`}
        aria-hidden="true"
        viewBox={`0 0 ${width} ${wide.height}`}
      >
        {wide.places.map((place, i) => (
          <use key={paths[i]} href={`#headline-${i}`} transform={placeTransform(place)} />
        ))}
      </svg>
    </>
  );
}

/** The title of the page, whose letters become narrower by the drag law. */
export function Headline({ title, layout }: HeadlineProps) {
  return (
    <h1 className={styles.title} id="hero-title">
      <span className="visually-hidden">{title.replaceAll(BREAK_OPPORTUNITY, '')}</span>
      <span aria-hidden="true">
        {'paths' in layout ? <Drawing {...layout} /> : <Letters layout={layout} />}
      </span>
    </h1>
  );
}
