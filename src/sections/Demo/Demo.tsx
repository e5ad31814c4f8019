import { ComputerMadeFilm } from '../../components/ComputerMade.tsx';
import { VideoSources } from '../../components/VideoSources.tsx';
import type { Captions } from '../../i18n/captions.ts';
import type { Content } from '../../i18n/content.ts';
import { demoVideo } from '../../lib/build/videos.ts';
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
      <video
        className={`${styles.video} card`}
        poster={poster}
        width={demoVideo.widthPx}
        height={demoVideo.heightPx}
        preload="none"
        playsInline
        controls
        aria-labelledby="demo-title"
      >
        <VideoSources video={demoVideo} />
        <track kind="captions" src={captions.path} srcLang={captions.lang} label={captions.name} />
      </video>
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
