import { landed } from '../content/en/site.ts';
import { EXAMPLE_SMASH, fly } from '../lib/flight.ts';
import { ExampleFlight } from './ExampleFlight.tsx';
import styles from './FooterFlight.module.css';

/** The example smash landing on the footer's line, with its length and duration. */
export function FooterFlight() {
  const { landing } = fly(EXAMPLE_SMASH);
  return (
    <div className={styles.column}>
      <ExampleFlight />
      <p className={`${styles.label} note`} aria-hidden="true">
        {landed(landing.xM + EXAMPLE_SMASH.distanceToNetM, landing.timeS)}
      </p>
    </div>
  );
}
