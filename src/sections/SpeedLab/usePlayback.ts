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

  /** The duration of the current flight. A ref, because one click may change the flight and start to play it. */
  const duration = useRef(durationS);
  useEffect(() => {
    duration.current = durationS;
  }, [durationS]);

  const play = useCallback((timesSlower: number) => {
    cancelAnimationFrame(frame.current);
    if (matchMedia(reducedMotion).matches) return;
    const startMs = performance.now();
    const show = () => {
      const nowS = (performance.now() - startMs) / 1000 / timesSlower;
      if (nowS >= duration.current || matchMedia(reducedMotion).matches) return setElapsedS(null);
      setElapsedS(nowS);
      frame.current = requestAnimationFrame(show);
    };
    show();
  }, []);

  useEffect(() => stop, [stop]);

  return { elapsedS, play, stop };
}
