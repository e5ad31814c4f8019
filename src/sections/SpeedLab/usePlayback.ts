import { useCallback, useEffect, useRef, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Plays a flight in real time or slower, unless the visitor prefers reduced motion. `elapsedS` is
 * null while nothing is playing.
 */
export function usePlayback(durationS: number) {
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
      if (nowS >= durationS || matchMedia(reducedMotion).matches) return setElapsedS(null);
      setElapsedS(nowS);
      frame.current = requestAnimationFrame(show);
    };
    show();
  };

  useEffect(() => stop, [stop]);

  return { elapsedS, play, stop };
}
