/**
 * `npm run shots`: pictures of the built site in `.shots/`, every page in every width, mode and
 * state, and one sheet of them all. `npm run shots -- home 390` takes only those pictures whose
 * names contain all the words.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { buildSite } from './build.ts';
import { findChromium } from './install.mjs';
import { LOCAL_SETTINGS } from './mailbox.ts';
import { serveSite } from './server.ts';
import { FOLDER, linkOf, SMALL_FOLDER } from './shots/files.ts';
import { choose, planVisits, type Visit } from './shots/plan.ts';
import { SHEET, writeSheet } from './shots/sheet.ts';
import { makeVisit } from './shots/visit.ts';

const SITE_FOLDER = join(FOLDER, 'site');
const PAGES_AT_A_TIME = 2;
/** A visit that takes longer hangs: it is left behind, and ends with the browser. */
const TIME_LIMIT_MS = 90_000;

const namesOf = (visit: Visit) => visit.pictures.map(({ name }) => name);

/** Makes all the visits, and says which pictures could not be taken, and why. */
async function visitAll(browser: Browser, url: string, visits: readonly Visit[]) {
  const failures: string[] = [];
  // One queue for all: whoever is free takes the next.
  const queue = visits.values();
  const work = async () => {
    for (const visit of queue) {
      const failure = await Promise.race([
        makeVisit(browser, url, visit).catch((error) => stripVTControlCharacters(String(error))),
        wait(TIME_LIMIT_MS, 'It took too long.', { ref: false }),
      ]);
      if (failure) failures.push(`${namesOf(visit).join(', ')}: ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work));
  return failures;
}

/** Builds, serves and visits the site, and puts all pictures there are on the sheet. */
async function takeAll(wanted: readonly Visit[], all: readonly Visit[]): Promise<string[]> {
  await mkdir(SMALL_FOLDER, { recursive: true });
  await buildSite(SITE_FOLDER, LOCAL_SETTINGS);
  // A picture that cannot be taken shall not leave its forerunner on the sheet.
  for (const name of wanted.flatMap(namesOf)) await rm(join(FOLDER, linkOf(name)), { force: true });
  const site = await serveSite({ folder: SITE_FOLDER, keepMail: async () => {} });
  try {
    // The browser the tests have.
    const browser = await chromium.launch(config.use?.launchOptions ?? {});
    try {
      const failures = await visitAll(browser, site.url, wanted);
      await writeSheet(browser, all);
      return failures;
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

const words = process.argv.slice(2);
const all = planVisits();
const wanted = choose(all, words);
const count = wanted.flatMap(namesOf).length;

if (count === 0) {
  console.error(`No picture has all of these in its name: ${words.join(' ')}`);
  process.exitCode = 1;
} else if (!existsSync(findChromium() ?? chromium.executablePath())) {
  console.error('No browser. This installs one: node dev/install.mjs chromium');
  process.exitCode = 1;
} else {
  const failures = await takeAll(wanted, all);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
  console.log(`Pictures taken: ${count}. All are on one sheet: ${SHEET.page} and ${SHEET.picture}`);
}
