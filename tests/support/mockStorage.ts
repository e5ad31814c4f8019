/** Stand-ins for a browser's storage in unit tests. */

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

/** Defines the storage of this process, as browsers do. */
export const defineLocalStorage = (storage: () => Storage | null) =>
  Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true });
