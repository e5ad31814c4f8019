import radioGroup from '../../components/RadioGroup.module.css';
import type { Content } from '../../i18n/content.ts';
import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import { HALF_SPEED_M } from '../../lib/flight/flight.ts';
import { courtPlanFiles, PLAN_SIZE } from './CourtPlan.tsx';
import styles from './FilmingGuide.module.css';
import {
  CAMERAS,
  distanceBesideCourtM,
  formatHalves,
  formatZoom,
  heightFromWallM,
  OFF_SIDE,
  ROOM_M,
  VIDEO_SHARE,
  widthFromWallM,
} from './phonePlacement.ts';

const { main, ultraWide } = CAMERAS;

interface FilmingGuideProps {
  content: Content;
  lang: string;
}

/** How to film well: where the phone stands, with room or beside a wall, and three tips. Needs no script. */
export function FilmingGuide({ content, lang }: FilmingGuideProps) {
  const { title, plan, tips } = content.filmingGuide;
  const metres = (valueM: number) => formatHalves(valueM, lang);
  const values = {
    main: formatZoom(main, lang),
    ultraWide: formatZoom(ultraWide, lang),
    far: metres(distanceBesideCourtM(main)),
    near: metres(distanceBesideCourtM(ultraWide)),
    room: metres(ROOM_M),
    wide: metres(widthFromWallM(ultraWide)),
    narrow: metres(widthFromWallM(main)),
    height: metres(heightFromWallM(ultraWide)),
    half: formatNumber(HALF_SPEED_M, 1, lang),
    angle: OFF_SIDE.angleDeg,
    lostPercent: Math.round(OFF_SIDE.lostPercent),
    keptPercent: VIDEO_SHARE * 100,
  };
  const unit = content.labWords.units.m;
  const files = courtPlanFiles(lang, unit);
  const image = { ...PLAN_SIZE, loading: 'lazy', decoding: 'async' } as const;
  return (
    <section className={`${styles.guide} column`} aria-labelledby="filming-guide">
      <h2 id="filming-guide">{title}</h2>
      <fieldset className={`${styles.room} row`}>
        <legend>{plan.room}</legend>
        <span className={radioGroup.radioGroup}>
          <label>
            <input type="radio" name="room" defaultChecked />
            {`${values.near} ${unit}`}
          </label>
          <label>
            <input type="radio" name="room" value="wall" />
            {`${values.room} ${unit}`}
          </label>
        </span>
      </fieldset>
      <div className={styles.plans}>
        <div>
          <img src={files.room.path} alt={plan.alt} {...image} />
          <p>{interpolate(plan.whole, values)}</p>
        </div>
        <div>
          <img src={files.wall.path} alt="" {...image} />
          <p>{interpolate(plan.tight, values)}</p>
          <p>{interpolate(plan.enough, values)}</p>
        </div>
      </div>
      <dl className={styles.tips}>
        {tips.map(({ title: term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{interpolate(text, values)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{interpolate(plan.source, values)}</p>
    </section>
  );
}
