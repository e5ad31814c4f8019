import { Button } from '../../components/Button.tsx';
import { ComputerMadeFilm } from '../../components/ComputerMade.tsx';
import { DemoVideo } from '../../components/DemoVideo.tsx';
import type { Captions } from '../../i18n/captions.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './DemoDialog.module.css';

interface DemoDialogProps extends Pick<Locale, 'content' | 'homePath'> {
  poster: string;
  captions: Captions;
}

/**
 * The demo video in a native dialog, which handles focus, Escape and the close button.
 * DemoDialog.client.ts opens it, closes it from the backdrop and plays the video.
 */
export function DemoDialog({ content, homePath, poster, captions }: DemoDialogProps) {
  const { demo } = content;
  return (
    <dialog className={styles.dialog} id="demo" aria-labelledby="demo-title">
      <div className={styles.content}>
        <form className={`${styles.head} row`} method="dialog">
          <h2 id="demo-title">{demo.title}</h2>
          <Button type="submit">{demo.close}</Button>
        </form>
        {/* The poster is set on opening, because browsers fetch posters of hidden videos. */}
        <DemoVideo className={styles.video} data-poster={poster} captions={captions} />
        <p className={`${styles.hint} note row`}>
          <span className={styles.keyboardHint}>{demo.hint}</span>{' '}
          <ComputerMadeFilm>{content.computerMade.film}</ComputerMadeFilm>
        </p>
        <a className={styles.transcript} href={`${homePath}demo`}>
          {demo.transcript}
        </a>
      </div>
    </dialog>
  );
}
