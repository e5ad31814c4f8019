/** What unit tests share: an assertion about numbers, and stand-ins for a browser's storage. */
import assert from 'node:assert/strict';

/** Asserts that a number is as expected, but for a tolerance. */
export const assertNear = (actual: number | null | undefined, expected: number, within = 1e-9) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= within, `${actual} is not ${expected}`);

/** Storage in memory, with the items it keeps. */
export function mockStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage: () => storage as Storage };
}

/** Storage as browsers block it: merely naming it throws. */
export const blockedStorage = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

/** Storage that an application has switched off in the browser it embeds. */
export const missingStorage = () => null;

/** Storage without room for anything. */
export const fullStorage = (): Storage => ({
  ...mockStorage().storage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

/** Defines the storage of this process, as browsers do. */
export const defineLocalStorage = (storage: () => Storage | null) =>
  Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true });
