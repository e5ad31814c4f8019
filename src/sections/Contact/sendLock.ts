/** The least time between two messages: EmailJS accepts one request per second. */
export const SEND_INTERVAL_MS = 1000;

const LOCK_NAME = 'contact-message';

/**
 * Runs `run` while no other tab of this site is sending, and holds the lock for one more second to
 * respect the service's rate limit. The browser releases the lock of a closed tab.
 * @param onWait called once if the lock is not free immediately
 * @param isRequest whether the result of `run` means that a request was made; if not, the lock is
 *   released at once
 * @returns the result of `run`, before the extra second has passed
 */
export function withSendLock<T>(
  run: () => Promise<T>,
  onWait: () => void,
  isRequest: (result: T) => boolean,
): Promise<T> {
  // Undefined in insecure contexts, where messages are sent without a lock.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    const runAndWait = async () => {
      const result = run();
      result.then(resolve, reject);
      if (await result.then(isRequest, () => true))
        await new Promise((end) => setTimeout(end, SEND_INTERVAL_MS));
    };
    locks
      .request(LOCK_NAME, { ifAvailable: true }, (lock) => {
        if (lock) return runAndWait();
        onWait();
        return locks.request(LOCK_NAME, runAndWait);
      })
      // Sending matters more than the lock: send anyway when the browser refuses it.
      .catch(() => run().then(resolve, reject));
  });
}
