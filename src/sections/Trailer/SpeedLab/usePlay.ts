import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Lets a flight pass, in real time or slower. It ends with the flight, and at once when the page is
 * hidden or the visitor comes to prefer less motion.
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
      if (nowS >= durationS) return setElapsedS(null);
      setElapsedS(nowS);
      frame.current = requestAnimationFrame(show);
    };
    show();
  };

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    document.addEventListener('visibilitychange', stop);
    reducedMotion.addEventListener('change', stop);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      reducedMotion.removeEventListener('change', stop);
      cancelAnimationFrame(frame.current);
    };
  }, [stop]);

  return { elapsedS, play, stop };
}
