import { writeFileSync } from 'node:fs';
import { playerAt, visibleShuttleAt } from './rally/players.ts';
import { LANDING_AT_S, SMASH_AT_S, RALLY, shuttleAt } from './rally/rally.ts';
import { CAPTURE_SCREENS } from './videos/stills.ts';
import { CAPTURE_DEFENDER_JOINTS } from './rally/captureDefender.ts';
import { DEMO_SHOT, TRAILER_SHOTS } from './videos/shots.ts';
const grid: number[] = []; for (let t = -2; t <= 7.3; t += 1 / 120) grid.push(t);
const at = (t: number) => ({ t, smasher: playerAt('smasher', t), receiver: playerAt('receiver', t), shuttle: visibleShuttleAt(t) });
const shots: any = {};
for (const s of [DEMO_SHOT, ...TRAILER_SHOTS]) { const times = s.name === 'result' ? [s.times[0]!] : s.times; shots[s.name] = { times, views: times.map((_, i) => s.view(i)), poses: times.map(at) }; }
const cap: any = {}; for (const { name, still } of CAPTURE_SCREENS) { const v: any = still.view(0); cap[name] = { times: [v.timeS], views: [v], poses: [{ ...at(v.timeS), receiver: CAPTURE_DEFENDER_JOINTS }] }; }
writeFileSync('work/capjoints.json', JSON.stringify(cap));
writeFileSync('work/joints.json', JSON.stringify({ SMASH_AT_S, LANDING_AT_S, strokes: RALLY.map((r) => ({ name: r.name, timeS: r.timeS, contactM: r.contactM })), grid: grid.map(at), shots }));
console.log(SMASH_AT_S, LANDING_AT_S, RALLY.map((r) => [r.name, r.timeS, r.contactM]), Object.entries<any>(shots).map(([n, s]) => [n, s.times.length, s.times[0], s.times.at(-1)]));
