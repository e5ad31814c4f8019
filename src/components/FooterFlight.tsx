import { formatNumber } from '../lib/browser/formatNumber.ts';
import { interpolate } from '../lib/browser/interpolate.ts';
import { EXAMPLE_SMASH, fly } from '../lib/flight/flight.ts';
import { ExampleFlight } from './ExampleFlight.tsx';
import styles from './FooterFlight.module.css';

interface FooterFlightProps {
  /** The length and the duration, with placeholders. */
  text: string;
  lang: string;
}

/** The example smash landing on the footer's line, with its length and duration. */
export function FooterFlight({ text, lang }: FooterFlightProps) {
  const { landing } = fly(EXAMPLE_SMASH);
  return (
    <div className={`${styles.flight} column`}>
      <ExampleFlight />
      <p className={`${styles.label} note`} aria-hidden="true">
        {interpolate(text, {
          metres: formatNumber(landing.xM + EXAMPLE_SMASH.distanceToNetM, 1, lang),
          seconds: formatNumber(landing.timeS, 2, lang),
        })}
      </p>
    </div>
  );
}
