import type { Content } from '../../i18n/content.ts';
import styles from './CopyLink.module.css';

/** A template that questionLink.client.ts adds to each card, because the button needs scripts. */
export function CopyLink({ words }: { words: Content['share'] }) {
  return (
    <template>
      <div className={`${styles.share} note row`}>
        <button type="button">{words.copy}</button>
        <span aria-live="polite" data-copied={words.copied} data-not-copied={words.notCopied} />
      </div>
    </template>
  );
}
