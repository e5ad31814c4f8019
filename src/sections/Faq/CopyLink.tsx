import { share } from '../../content/en/faq.ts';
import styles from './CopyLink.module.css';

/** A template that copyLink.client.ts adds to each card, because the button needs scripts. */
export function CopyLink() {
  return (
    <template>
      <div className={`${styles.share} note`}>
        <button type="button">{share.copy}</button>
        <span aria-live="polite" data-copied={share.copied} data-not-copied={share.notCopied} />
      </div>
    </template>
  );
}
