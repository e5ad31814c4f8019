import { useCallback, useEffect, useRef, useState } from 'react';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Lets a flight pass, in real time or slower: not for those who prefer less motion. A page that is
 * hidden draws nothing, and the time passes all the same.
 * @returns the time of the flight in seconds, or null while none is playing
 */
export function usePlay(durationS: number) {
  const [elapsedS, setElapsedS] = useState<number | null>(null);
  const frame = useRef(0);

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    setElapsedS(null);
  }, []);

  const play = (timesSlower: number) => {
    cancelAnimationFrame(frame.current);
    const startMs = performance.now();
    const show = () => {
      const nowS = (performance.now() - startMs) / 1000 / timesSlower;
      if (nowS >= durationS || reducedMotion.matches) return setElapsedS(null);
      setElapsedS(nowS);
      frame.current = requestAnimationFrame(show);
    };
    show();
  };

  useEffect(() => stop, [stop]);

  return { elapsedS, play, stop };
}
