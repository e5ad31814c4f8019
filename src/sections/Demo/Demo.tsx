import { ComputerMadeFilm } from '../../components/ComputerMade.tsx';
import { DemoVideo } from '../../components/DemoVideo.tsx';
import type { Captions } from '../../i18n/captions.ts';
import type { Content } from '../../i18n/content.ts';
import styles from './Demo.module.css';

interface DemoProps {
  content: Content;
  /** The path of an image. */
  poster: string;
  captions: Captions;
}

/** The page of the demo, which works without scripts: the video, and all of it in words. */
export function Demo({ content, poster, captions }: DemoProps) {
  const { demo, transcript } = content;
  return (
    <article className={`${styles.demo} column`}>
      <h1 id="demo-title">{demo.title}</h1>
      <DemoVideo className={`${styles.video} card`} poster={poster} controls captions={captions} />
      <p className="note">
        <ComputerMadeFilm>{content.computerMade.film}</ComputerMadeFilm>
      </p>
      <div className={styles.transcript} lang={transcript.lang}>
        {transcript.paragraphs.map(({ timeS, text }) => (
          <p key={timeS}>{text}</p>
        ))}
      </div>
    </article>
  );
}
