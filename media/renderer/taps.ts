import { writeFileSync } from 'node:fs';
import { pressure, TAPS, TIMELINE } from './videos/demoTimeline.ts';
import { easeInOut, progress, visibility } from './videos/easing.ts';
const out: any = {};
for (let f = 84; f < 430; f++) { const t = f / 24; const taps = TAPS.filter((q: any) => q.on === 'record' || q.on === 'stop').map((q: any) => ({ shown: visibility(t, q.timeS - .4, q.timeS + .3, .25), radius: 27 - 5 * pressure(q, t) })).filter((q: any) => q.shown > 0);
  out[f] = { taps, recording: t >= TIMELINE.recordTap, shown: progress(t, TIMELINE.turnToLandscape + .5, .5) }; }
writeFileSync('work/demo/taps.json', JSON.stringify(out));
