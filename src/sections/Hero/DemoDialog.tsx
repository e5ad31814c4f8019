import { site } from '../../../site.config.ts';
import { Button } from '../../components/Button.tsx';
import { IllustrationLabel } from '../../components/IllustrationLabel.tsx';
import { VideoSources } from '../../components/VideoSources.tsx';
import { paragraphs } from '../../content/en/demoTranscript.ts';
import { demo } from '../../content/en/home.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Video } from '../../lib/videos.ts';
import styles from './DemoDialog.module.css';

interface DemoDialogProps {
  video: Video;
  poster: string;
  /** The path of the captions, WebVTT in English. */
  captions: string;
}

/**
 * The demo video in a native dialog, which handles focus, Escape and the close button.
 * DemoDialog.client.ts opens it, closes it from the backdrop and plays the video.
 */
export function DemoDialog({ video, poster, captions }: DemoDialogProps) {
  return (
    <dialog className={styles.dialog} id="demo" aria-labelledby="demo-title">
      <div className={styles.content}>
        <form className={styles.head} method="dialog">
          <h2 id="demo-title">{demo.title}</h2>
          <Button type="submit">{demo.close}</Button>
        </form>
        <video
          className={styles.video}
          // Becomes the poster on opening, because browsers fetch posters of hidden videos.
          data-poster={poster}
          width={video.widthPx}
          height={video.heightPx}
          preload="none"
          playsInline
          aria-labelledby="demo-title"
        >
          <VideoSources video={video} />
          <track kind="captions" src={captions} srcLang="en" label={demo.captions} />
        </video>
        <p className={`${styles.hint} note`}>
          <span className={styles.keyboardHint}>{demo.hint}</span> <IllustrationLabel />
        </p>
        <details className={styles.transcript}>
          <summary>{demo.transcript}</summary>
          {paragraphs.map(({ timeS, text }) => (
            <p key={timeS}>{interpolate(text, { name: site.name })}</p>
          ))}
        </details>
      </div>
    </dialog>
  );
}
