import { useEffect, useRef, useState } from 'react';

/** So long after the last change a value counts as set. */
const SETTLED_AFTER_MS = 500;

/**
 * A value once it is left alone, or null as long as it is the first one: nobody wants to hear of each
 * step of a slider, nor needs them all in the address.
 */
export function useSettled<T>(value: T, onSettled: (value: T) => void): T | null {
  const first = useRef(value);
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    if (value === first.current) return;
    const timer = setTimeout(() => {
      setSettled(value);
      onSettled(value);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, onSettled]);
  return settled;
}
