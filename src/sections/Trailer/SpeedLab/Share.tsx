import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { writeAddress } from './address.ts';
import styles from './SpeedLab.module.css';
import type { Smash } from './smash.ts';

/** The link to this smash. */
export function Share({ smash }: { smash: Smash }) {
  const [shared, setShared] = useState<{ smash: Smash; text: string } | null>(null);
  const share = async () => {
    // A link without a place of its own leads to the lab.
    writeAddress(smash, location.hash || '#speed-lab');
    try {
      await navigator.clipboard.writeText(location.href);
      setShared({ smash, text: words.copied });
    } catch {
      setShared({ smash, text: words.notCopied });
    }
  };
  return (
    <div className={styles.foot}>
      <Button onClick={share}>{words.copy}</Button>
      <p aria-live="polite">{shared?.smash === smash && shared.text}</p>
    </div>
  );
}
