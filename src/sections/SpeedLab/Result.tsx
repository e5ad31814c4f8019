import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import { inUnit } from '../../lib/browser/speedUnit.ts';
import type { LabProps } from './labProps.ts';
import styles from './SpeedLab.module.css';
import { withUnit } from './units.ts';

/** The width of a number at full speed, and at none, on the display font's width axis. */
const FULL_PERCENT = 120;
const LEAST_PERCENT = 50;
/** Browsers render text of a new width slowly. */
const STEP_PERCENT = 5;

/** The width of a number with a share of its speed left, as that of the headline's letters. */
function computeWidth(share: number): string {
  const percent = LEAST_PERCENT + share * (FULL_PERCENT - LEAST_PERCENT);
  return `${Math.round(percent / STEP_PERCENT) * STEP_PERCENT}%`;
}

interface ResultProps extends LabProps {
  /** The speed of the shuttle: at contact, or during a playback. */
  speedKmh: number;
  /** The time since contact during a playback. */
  elapsedS: number | null;
  /** Where the speed at contact stands among the measured ones. It is hidden during a playback. */
  standing: string;
  /** The visitor's own speed while a record is set. */
  ownSpeedKmh: number | null;
}

/** The large number, which gets narrower as the shuttle gets slower, and what it is compared with. */
export function Result(props: ResultProps) {
  const { words, lang, unit, smash, isHydrated, speedKmh, elapsedS, standing, ownSpeedKmh } = props;
  // The security policy forbids style attributes in the served page.
  const speedStyle = isHydrated
    ? { fontStretch: computeWidth(speedKmh / smash.speedKmh) }
    : undefined;
  return (
    <div className={styles.result}>
      <p className={styles.speed} aria-hidden="true" style={speedStyle}>
        {inUnit(speedKmh, unit)}
      </p>
      <p className={styles.unit} aria-hidden="true">
        <b>{words.units[unit]}</b>
        <span>
          {elapsedS
            ? interpolate(words.after, { seconds: formatNumber(elapsedS, 3, lang) })
            : words.offRacket}
        </span>
      </p>
      <p className={styles.standing} aria-hidden={elapsedS !== null}>
        {standing}
        {ownSpeedKmh !== null && (
          <span>
            {interpolate(words.own, { speed: withUnit(words, inUnit(ownSpeedKmh, unit), unit) })}
          </span>
        )}
      </p>
    </div>
  );
}
