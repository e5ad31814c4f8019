import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { withSmash } from './address.ts';
import styles from './SpeedLab.module.css';
import type { Smash } from './smash.ts';

/** Writes the smash into the address, where it can be copied by hand too, and copies that. */
async function copyLink(smash: Smash): Promise<'copied' | 'notCopied'> {
  try {
    const { pathname, search, hash } = location;
    // A link without a place of its own leads to the lab.
    history.replaceState(
      history.state,
      '',
      pathname + withSmash(search, smash) + (hash || '#speed-lab'),
    );
    await navigator.clipboard.writeText(location.href);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** The link to this smash, and where the numbers come from. */
export function Share({ smash }: { smash: Smash }) {
  const [shared, setShared] = useState<{ smash: Smash; outcome: 'copied' | 'notCopied' } | null>(
    null,
  );
  const outcome = shared?.smash === smash ? words[shared.outcome] : null;
  return (
    <div className={styles.foot}>
      <Button onClick={async () => setShared({ smash, outcome: await copyLink(smash) })}>
        {words.copy}
      </Button>
      <p className={styles.notice} aria-live="polite">
        {outcome}
      </p>
      <p className={styles.sources}>{words.sources}</p>
    </div>
  );
}
