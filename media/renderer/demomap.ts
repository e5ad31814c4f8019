import { writeFileSync } from 'node:fs';
import { sceneTimeS, TIMELINE, SETTLED_S } from './videos/demoTimeline.ts';
import { DEMO_SHOT } from './videos/shots.ts';
import { phonePoseAt } from './videos/phonePose.ts';
import { easeInOut, progress } from './videos/easing.ts';
import { SCREEN_CROP, SCREEN_VIEW } from './rally/tripodViews.ts';
type M = number[];
const mul = (a: M, b: M): M => [a[0]!*b[0]!+a[2]!*b[1]!, a[1]!*b[0]!+a[3]!*b[1]!, a[0]!*b[2]!+a[2]!*b[3]!, a[1]!*b[2]!+a[3]!*b[3]!, a[0]!*b[4]!+a[2]!*b[5]!+a[4]!, a[1]!*b[4]!+a[3]!*b[5]!+a[5]!];
const T = (x: number, y: number): M => [1,0,0,1,x,y]; const R = (t: number): M => [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]; const S = (x: number, y = x): M => [x,0,0,y,0,0];
const chain = (...m: M[]): M => m.reduce(mul);
const out: any = {};
for (let f = 84; f < 604; f++) {
  const t = f / 24; const { x, y, scale, turn } = phonePoseAt(t);
  const shown = Math.min(progress(t, TIMELINE.turnToLandscape + .5, .5), 1 - progress(t, TIMELINE.turnToPortrait, .45));
  const phone = chain(T(x, y), R(-Math.PI / 2 * turn), S(scale), T(-393 / 2, -852 / 2), T(393, 0), R(Math.PI / 2));
  const c = SCREEN_CROP; const toScreen = S(852 / c.width, 393 / c.height);
  let crop: M; const replay = t >= TIMELINE.replay;
  if (replay) { const k = 1 - 54 / SCREEN_VIEW.width; crop = chain(T(54 * c.width / SCREEN_VIEW.width, 0), S(k), T(-c.x, -c.y)); }
  else { const from = TIMELINE.turnToLandscape + .6; const o = 1 - easeInOut(progress(t, from, TIMELINE.aimed - from)); crop = chain(T(c.width / 2, c.height / 2), R(-.035 * o), S(1 + .16 * o), T(-c.width / 2 - 60 * o, -c.height / 2 + 18 * o), T(-c.x, -c.y)); }
  const s = sceneTimeS(t); out[f] = { idx: DEMO_SHOT.times.findIndex((e) => Math.abs(e - s) < 1e-6), m: chain(phone, toScreen, crop), shown, turn, replay, clip: chain(phone) };
}
writeFileSync('work/demomap.json', JSON.stringify(out)); console.log(JSON.stringify(out[384]), JSON.stringify(out[480]), SETTLED_S);
