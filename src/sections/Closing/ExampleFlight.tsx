import { EXAMPLE_SMASH, type FlightPoint, fly } from '../../lib/flight/flight.ts';
import { EXPOSURE_S, roundToTenth, streakPath } from '../../lib/flight/streakPath.ts';
import styles from './ExampleFlight.module.css';

const UNITS_PER_M = 10;

const { points, landing } = fly(EXAMPLE_SMASH);

/** A point of the flight in the drawing, whose origin is the landing. */
const draw = ({ xM, yM }: FlightPoint) => ({
  x: UNITS_PER_M * (xM - landing.xM),
  y: -UNITS_PER_M * yM,
});

/** A streak for each exposure after the contact, which the player shows: the way that the shuttle has come. */
const STREAKS = streakPath(
  points.slice(1).map((point) => ({
    ...draw(point),
    dx: -UNITS_PER_M * point.velocityXMps * EXPOSURE_S,
    dy: UNITS_PER_M * point.velocityYMps * EXPOSURE_S,
  })),
);

/** The line through the exposures, which joins the flight to the player. */
const LINE = [...points, landing].map((point) => {
  const { x, y } = draw(point);
  return `${roundToTenth(x)} ${roundToTenth(y)}`;
});

/** The example smash from the side. Its lower right corner, the origin, is the landing. */
export function ExampleFlight() {
  return (
    <svg className={styles.flight} viewBox="-118 -29 118 29" aria-hidden="true">
      <path d={`M${LINE.join('L')}`} strokeWidth=".2" opacity=".4" />
      <path d={STREAKS} strokeWidth=".7" />
    </svg>
  );
}
