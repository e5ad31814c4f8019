import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has hydrated the island. False in the served page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
