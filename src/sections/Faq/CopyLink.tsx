import { share } from '../../content/en/faq.ts';
import styles from './CopyLink.module.css';

/** What copyLink.client.ts puts into each card: without scripts it would do nothing, and is not there. */
export function CopyLink() {
  return (
    <template>
      <div className={styles.share}>
        <button type="button" className={styles.copy}>
          {share.copy}
        </button>
        <span aria-live="polite" data-copied={share.copied} data-kept={share.notCopied} />
      </div>
    </template>
  );
}
