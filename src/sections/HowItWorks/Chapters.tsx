import type { Content } from '../../i18n/content.ts';
import { trailerVideo } from '../../lib/build/videos.ts';
import styles from './Chapters.module.css';

interface ChaptersProps {
  chapters: Content['trailer']['chapters'];
  /** The path of a still for each chapter. Undefined for a trailer without chapter times. */
  stills: readonly string[] | undefined;
}

/** The size of the stills. */
export const CHAPTER_STILL = { width: 640, height: 256 } as const;

/**
 * The chapters of the trailer, which are the steps of a measurement: trailer.client.ts makes their links seek it.
 * Without scripts they open the file at that time. Where `videos.json` has no times for them, they are plain text.
 */
export function Chapters({ chapters, stills }: ChaptersProps) {
  const { chaptersS, h264 } = trailerVideo;
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ title, text }, i) => (
        <li key={title}>
          {stills && (
            <div className={styles.still}>
              <img src={stills[i]} {...CHAPTER_STILL} alt="" loading="lazy" />
            </div>
          )}
          <h3>
            {chaptersS?.[i] === undefined ? (
              title
            ) : (
              <a href={`${h264.path}#t=${chaptersS[i]}`} data-part="chapter">
                {title}
              </a>
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
