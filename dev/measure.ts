/**
 * `npm run measure`: builds the site, serves it as a host does, and prints what it costs a visitor,
 * against what it may cost.
 * `--json FILE` keeps the figures, `--runs 5` and `--minutes 5` are how often and how long.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { site } from '../site.config.ts';
import { buildSite } from './build.ts';
import { LOCAL_SETTINGS } from './mailbox.ts';
import { launch, type MeasuredSite, serveMeasured } from './measure/browser.ts';
import {
  measureArrival,
  measurePictures,
  measureScripts,
  measureWhole,
  SCREENS,
} from './measure/bytes.ts';
import { type Figure, isWithin, toLine } from './measure/figure.ts';
import { measureInteractions, touchEverything } from './measure/interactions.ts';
import { lighthouseFigures, machineFigure, runLighthouse } from './measure/lighthouse.ts';
import { measureHeap, measureScrolling, measureStars } from './measure/motion.ts';
import { measureRevisits } from './measure/revisits.ts';

const SITE = '.measure/site';
const LEGAL = ['/terms-of-service', '/privacy-policy'];
const ROUTES = ['/', ...LEGAL, '/no-such-page'];

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
const figures: Figure[] = [];

function report(title: string, found: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const figure of found) console.log(`  ${toLine(figure)}`);
  figures.push(...found);
}

async function bytes(measured: MeasuredSite): Promise<Figure[]> {
  const browser = await launch(measured);
  const open = () => browser.newPage({ baseURL: site.origin });
  const found: Figure[] = [];
  for (const path of ROUTES) found.push(...(await measureArrival(await open(), path)));
  for (const path of LEGAL) found.push(await measureWhole(await open(), path));
  const page = await open();
  found.push(...(await measureScripts(page, () => touchEverything(page))));
  for (const screen of SCREENS) found.push(await measurePictures(browser, site.origin, screen));
  await browser.close();
  return found;
}

console.log('Building…');
await buildSite(SITE, LOCAL_SETTINGS);
const measured = await serveMeasured(SITE);

report('Bytes (brotli) and requests of a first visit', await bytes(measured));
report('Coming again', await measureRevisits(measured));
report(
  `Interactions, processor 6x slower, median of ${runs}`,
  await measureInteractions(measured, runs),
);
report('Motion', [await measureScrolling(measured), ...(await measureStars(measured))]);

const reports = new Map<string, Awaited<ReturnType<typeof runLighthouse>>>();
for (const path of ROUTES) {
  const found = await runLighthouse(measured, path, runs);
  reports.set(path, found);
  report(`Lighthouse for phones, ${path}, median of ${runs}`, lighthouseFigures(path, found));
}

report('The machine', [machineFigure([...reports.values()].flat())]);

report('Left open', [await measureHeap(measured, Number(values.minutes))]);
await measured.server.close();

const over = figures.filter((figure) => !isWithin(figure));
console.log(`\n${figures.length} figures, ${over.length} over budget`);
for (const figure of over) console.log(`  ${toLine(figure)}`);
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = over.length > 0 ? 1 : 0;
