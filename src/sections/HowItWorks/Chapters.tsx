import type { Content } from '../../i18n/content.ts';
import { trailerVideo } from '../../lib/videos.ts';
import styles from './Chapters.module.css';

/**
 * The steps of a measurement, which are the chapters of the trailer: trailer.client.ts makes their
 * links seek it. Without scripts they open the file at that time. Where the trailer has no chapters,
 * they are plain text.
 */
export function Chapters({ steps }: { steps: Content['trailer']['steps'] }) {
  const { chaptersS, h264 } = trailerVideo;
  return (
    <ol className={styles.chapters}>
      {steps.map(({ title, text }, i) => (
        <li key={title}>
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
