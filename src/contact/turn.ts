/** The service takes one request a second (EmailJS, rate limits): so long is a turn, after its end. */
export const TURN_MS = 1000;

const NAME = 'contact-message';

/** What taking turns needs from the browser; older ones have no locks, and send without. */
interface Surroundings {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly wait: (durationMs: number) => Promise<void>;
}

/**
 * Runs when no other message is leaving, in whatever tab of this site: one at a time, and at most
 * one a second. The lock goes with the tab, so that a closed one holds up nobody.
 * @param onWait called once when the turn is not free at once
 * @param isRequest whether what `run` gave means that the service was asked: only then a second passes
 * @returns what `run` gives, as soon as it gives it
 */
export function takeTurn<T>(
  run: () => Promise<T>,
  onWait: () => void,
  isRequest: (result: T) => boolean,
  { locks, wait }: Surroundings,
): Promise<T> {
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const result = run();
      result.then(resolve, reject);
      if (await result.then(isRequest, () => true)) await wait(TURN_MS);
    };
    locks
      .request(NAME, { ifAvailable: true }, (lock) => {
        if (lock) return turn();
        onWait();
        return locks.request(NAME, turn);
      })
      // A browser that refuses locks here is no reason not to send.
      .catch(() => run().then(resolve, reject));
  });
}
