import styles from './Scene.module.css';
import { courtPath, flightPaths, netPaths, swing } from './scene.ts';

/** The strings of the racket that meets the shuttle, seen almost from the side. */
function strings(alongPx: number, acrossPx: number): string {
  const heights = [-0.6, -0.2, 0.2, 0.6];
  return heights
    .map((share) => {
      const half = Math.round(acrossPx * Math.sqrt(1 - share ** 2));
      return `M${-half} ${Math.round(share * alongPx)}h${2 * half}`;
    })
    .join('');
}

function Racket() {
  const { pivot, grip, shaft, head, turnsDeg } = swing();
  return (
    <g className={`${styles.racket} strobe`} transform={`translate(${pivot})`}>
      {turnsDeg.map((turnDeg, i) => {
        const nearness = (i + 1) / turnsDeg.length;
        // The face opens on the way back: at contact it is seen almost from its edge.
        const acrossPx = Math.round(head.acrossPx * (1 - 0.62 * nearness));
        return (
          <g
            key={turnDeg}
            transform={`rotate(${turnDeg})`}
            opacity={Math.round(nearness ** 2.2 * 100) / 100}
          >
            <path d={shaft} />
            <path className={styles.grip} d={grip} />
            <ellipse cy={head.y} rx={acrossPx} ry={head.alongPx} />
            {turnDeg > 0 && (
              <path
                className={styles.strings}
                d={strings(head.alongPx, acrossPx)}
                transform={`translate(0 ${head.y})`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The hall around the capture phone: court, net, racket and the flight, in the phone's own pixels. */
export function Scene() {
  const net = netPaths();
  const { path, streaks } = flightPaths();
  return (
    <svg className={styles.scene} viewBox="0 0 852 393" aria-hidden="true" focusable="false">
      <path className={styles.court} d={courtPath()} />
      <path className={styles.mesh} d={net.mesh} />
      <path className={styles.cords} d={net.cords} />
      <path className={styles.path} d={path} />
      <Racket />
      <g className={`${styles.flight} strobe`}>
        {streaks.map((streak) => (
          <path key={streak} d={streak} />
        ))}
      </g>
    </svg>
  );
}
