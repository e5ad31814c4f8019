import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepUnit, readUnit, type Unit } from '../../lib/browser/speedUnit.ts';
import { analyzeFlight } from './flightAnalysis.ts';
import { DEFAULT_SMASH, type Smash } from './labSettings.ts';
import { readSmash, writeUrl } from './urlState.ts';
import { usePlayback } from './usePlayback.ts';

/** How many times slower than in reality a flight is played: by itself, and with the button for slow motion. */
const AUTOMATIC_TIMES_SLOWER = 3;
export const SLOW_MOTION_TIMES_SLOWER = 8;

/**
 * The state of the lab: the smash, which the URL keeps, its flight, the unit, which the browser
 * keeps, and the playback. The URL and the stored unit are read after hydration.
 * @param units to choose from
 */
export function useSpeedLab(units: readonly Unit[]) {
  const [smash, setSmash] = useState(DEFAULT_SMASH);
  /** Whether the visitor has changed the smash. */
  const [isEdited, setIsEdited] = useState(false);
  /** The visitor's own speed while a record is set, whose flight is compared with theirs. */
  const [ownSpeedKmh, setOwnSpeedKmh] = useState<number | null>(null);
  const [unit, setUnit] = useState<Unit>('km/h');
  const analysis = useMemo(() => analyzeFlight(smash), [smash]);
  const own = useMemo(
    () => (ownSpeedKmh === null ? null : analyzeFlight({ ...smash, speedKmh: ownSpeedKmh })),
    [smash, ownSpeedKmh],
  );
  const durationS = Math.max(analysis.end.timeS, own?.end.timeS ?? 0);
  const { elapsedS, play, stop } = usePlayback(durationS);
  const playAutomatically = useCallback(() => play(AUTOMATIC_TIMES_SLOWER), [play]);

  useEffect(() => {
    setSmash(readSmash(location.search));
    setUnit(units.find((each) => each === readUnit()) ?? 'km/h');
  }, [units]);

  const chooseUnit = (chosen: Unit) => {
    keepUnit(chosen);
    setUnit(chosen);
  };
  const change = useCallback(
    (part: Partial<Smash>) => {
      stop();
      setIsEdited(true);
      if (part.speedKmh) setOwnSpeedKmh(null);
      setSmash((before) => ({ ...before, ...part }));
    },
    [stop],
  );

  /** Sets a record, or the visitor's own speed if the record is set already, and plays it. */
  const chooseRecord = (recordKmh: number) => {
    const isSet = recordKmh === smash.speedKmh;
    if (isSet && ownSpeedKmh === null) return playAutomatically();
    const ownKmh = ownSpeedKmh ?? smash.speedKmh;
    change({ speedKmh: isSet ? ownKmh : recordKmh });
    setOwnSpeedKmh(isSet ? null : ownKmh);
    playAutomatically();
  };

  return {
    smash,
    isEdited,
    analysis,
    ownSpeedKmh,
    own,
    elapsedS,
    play,
    playAutomatically,
    unit,
    chooseUnit,
    change,
    chooseRecord,
  };
}

/** The time from the last change to its announcement (docs/requirements.md, Speed lab). */
const ANNOUNCE_AFTER_MS = 500;

/** The text for screen readers: the summary of an edited smash, which is written into the URL too. */
export function useAnnouncement(smash: Smash, isEdited: boolean, summary: string): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!isEdited) return;
    const timer = setTimeout(() => {
      writeUrl(smash);
      setAnnouncement(summary);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [smash, isEdited, summary]);
  return announcement;
}
