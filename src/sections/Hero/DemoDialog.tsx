import { Button } from '../../components/Button.tsx';
import { IllustrationMark } from '../../components/IllustrationMark.tsx';
import { demo } from '../../content/en/home.ts';
import styles from './DemoDialog.module.css';

interface DemoDialogProps {
  video: string;
  poster: string;
  /** WebVTT, in English. */
  captions: string;
}

/**
 * The demo in a native dialog: focus, Escape and the close button are the browser's own.
 * Opening, the backdrop and the video are in DemoDialog.client.ts.
 */
export function DemoDialog({ video, poster, captions }: DemoDialogProps) {
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
          src={video}
          poster={poster}
          width={1280}
          height={720}
          preload="none"
          controls
          playsInline
          aria-labelledby="demo-title"
        >
          <track kind="captions" src={captions} srcLang="en" label={demo.captions} />
        </video>
        <p className={styles.hint}>
          {demo.hint} <IllustrationMark />
        </p>
      </div>
    </dialog>
  );
}
