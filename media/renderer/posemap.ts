import { writeFileSync } from 'node:fs';
import { TIMELINE } from './videos/demoTimeline.ts';
import { phonePoseAt } from './videos/phonePose.ts';
type M = number[];
const mul = (a: M, b: M): M => [a[0]!*b[0]!+a[2]!*b[1]!, a[1]!*b[0]!+a[3]!*b[1]!, a[0]!*b[2]!+a[2]!*b[3]!, a[1]!*b[2]!+a[3]!*b[3]!, a[0]!*b[4]!+a[2]!*b[5]!+a[4]!, a[1]!*b[4]!+a[3]!*b[5]!+a[5]!];
const T = (x: number, y: number): M => [1,0,0,1,x,y]; const R = (t: number): M => [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]; const S = (x: number, y = x): M => [x,0,0,y,0,0];
const chain = (...m: M[]): M => m.reduce(mul);
const out: any = {};
for (let f = 84; f < 430; f++) { const t = f / 24; const { x, y, scale, turn } = phonePoseAt(t); out[f] = { m: chain(T(x, y), R(-Math.PI / 2 * turn), S(scale), T(-393 / 2, -852 / 2), T(393, 0), R(Math.PI / 2)), turn }; }
writeFileSync('work/demo/pose.json', JSON.stringify(out)); console.log(JSON.stringify(TIMELINE), JSON.stringify(out[300]));
