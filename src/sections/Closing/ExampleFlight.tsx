import styles from './ExampleFlight.module.css';

/** A streak for each exposure, from contact to the landing. */
const STREAKS =
  'm-114.9-27.5l-2.1-.4m14.9 2.6l-1.6-.3m11.7 2l-1.3-.2m9.7 1.7l-1.1-.2m8.3 1.5l-1-.2m7.2 1.3l-.8-.2' +
  'm6.3 1.3l-.7-.1m5.7 1l-.7-.1m5.2 1l-.6-.1m4.7 1l-.6-.1m4.4 .9l-.5-.1m4 .8l-.5-.1' +
  'm3.8 .9l-.5-.1m3.6 .8l-.4-.1m3.3 .8l-.4-.1m3.1 .8l-.4-.1m3 .8l-.4-.1m2.9 .8l-.3-.1' +
  'm2.6 .7l-.3-.1m2.5 .8l-.3-.1m2.4 .8l-.3-.1m2.4 .7l-.3-.1m2.2 .8l-.3-.1m2.2 .7l-.3-.1' +
  'm2.1 .8l-.3-.1m2 .8l-.2-.1m1.9 .7l-.2-.1m1.8 .8l-.2-.1m1.7 .8l-.2-.1m1.7 .8l-.2-.1' +
  'm1.7 .7l-.2-.1m1.6 .8l-.2-.1m1.5 .8l-.2-.1';

/**
 * The example smash of `src/lib/flight/flight.ts` from the side, every 1/60 s, ten units a metre. Its lower
 * right corner, the origin, is the landing. Computed by this file at commit 2c32ccf.
 */
export function ExampleFlight() {
  return (
    <svg className={styles.flight} viewBox="-118 -29 118 29" aria-hidden="true">
      <path d={STREAKS} strokeWidth=".7" />
    </svg>
  );
}
