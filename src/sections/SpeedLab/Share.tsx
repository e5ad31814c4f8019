import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { inUnit } from '../../lib/browser/speedUnit.ts';
import type { LabProps } from './labProps.ts';
import type { Smash } from './labSettings.ts';
import styles from './SpeedLab.module.css';
import { drawPicture, shareFile } from './sharePicture.ts';
import { withUnit } from './units.ts';
import { writeUrl } from './urlState.ts';

interface ShareProps extends LabProps {
  /** Where the smash stands among the measured ones. */
  standing: string;
  /** The results in words. */
  summary: string;
}

/** Buttons that copy the link to the current smash, and share a picture of it. */
export function Share({ words, smash, analysis, unit, standing, summary }: ShareProps) {
  const [shared, setShared] = useState<{ smash: Smash; text: string } | null>(null);
  // The link leads to the lab, wherever on the page the visitor came from.
  const writeLink = () => writeUrl(smash, '#speed-lab');
  const copyLink = async () => {
    writeLink();
    try {
      await navigator.clipboard.writeText(location.href);
      setShared({ smash, text: words.copied });
    } catch {
      setShared({ smash, text: words.notCopied });
    }
  };
  const sharePicture = async () => {
    writeLink();
    const speed = `${inUnit(smash.speedKmh, unit)}`;
    const unitLine = `${words.units[unit]} ${words.offRacket}`;
    try {
      const file = await drawPicture({ speed, unitLine, standing, analysis });
      const result = `${withUnit(words, speed, unit)} ${words.offRacket}`;
      const text = [result, standing, summary].join(words.sentenceEnd);
      setShared({ smash, text: (await shareFile(file, text)) ? '' : `${words.saved} ${text}` });
    } catch {
      // The picture was not drawn: the link is left.
      await copyLink();
    }
  };
  return (
    <div className={`${styles.tools} row`} data-needs-script>
      <Button onClick={copyLink}>{words.copy}</Button>
      <Button onClick={sharePicture}>{words.picture}</Button>
      <p aria-live="polite">{shared?.smash === smash && shared.text}</p>
    </div>
  );
}
