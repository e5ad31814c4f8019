import { Button } from '../../components/Button.tsx';
import { FilmSources } from '../../components/FilmSources.tsx';
import { IllustrationMark } from '../../components/IllustrationMark.tsx';
import { demo } from '../../content/en/home.ts';
import { demoTranscript } from '../../lib/demoTranscript.ts';
import type { Film } from '../../lib/films.ts';
import styles from './DemoDialog.module.css';

interface DemoDialogProps {
  film: Film;
  poster: string;
  /** WebVTT, in English. */
  captions: string;
}

/**
 * The demo in a native dialog: focus, Escape and the close button are the browser's own.
 * Opening, the backdrop and the video are in DemoDialog.client.ts.
 */
export function DemoDialog({ film, poster, captions }: DemoDialogProps) {
  return (
    <dialog className={styles.dialog} id="demo" aria-labelledby="demo-title">
      <div className={styles.content}>
        <form className={styles.head} method="dialog">
          <h2 className={styles.title} id="demo-title">
            {demo.title}
          </h2>
          <Button type="submit">{demo.close}</Button>
        </form>
        <video
          className={styles.video}
          // Put in its place on opening: a browser fetches a poster even when nothing shows it.
          data-poster={poster}
          width={film.widthPx}
          height={film.heightPx}
          preload="none"
          playsInline
          aria-labelledby="demo-title"
        >
          <FilmSources film={film} />
          <track kind="captions" src={captions} srcLang="en" label={demo.captions} />
        </video>
        <p className={styles.hint}>
          <span className={styles.keyboardHint}>{demo.hint}</span> <IllustrationMark />
        </p>
        <details className={styles.transcript}>
          <summary>{demo.transcript}</summary>
          {demoTranscript.map(({ timeS, text }) => (
            <p key={timeS}>{text}</p>
          ))}
        </details>
      </div>
    </dialog>
  );
}
