/** The contact sheet: every picture there is, small, on one page, and a picture of that page. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { FOLDER, LONGEST_PX, linkOf, shownWidthPx, smallLinkOf } from './files.ts';
import type { Visit } from './plan.ts';

/** The page, and the picture of it. */
export const SHEET = { page: join(FOLDER, 'index.html'), picture: join(FOLDER, 'sheet.png') };
const SHEET_WIDTH_PX = 3000;

/** Groups stand side by side where they can. */
const STYLE = `
  body { margin: 2rem; display: flex; flex-wrap: wrap; align-items: start; gap: 2rem 3rem;
    background: #26272b; color: #e8e8ea; font: 14px/1.4 system-ui, sans-serif }
  h2 { margin: 0 0 0.5rem; font-size: 1.125rem }
  div { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem }
  figure { margin: 0 }
  img { display: block; max-height: ${LONGEST_PX}px; object-fit: cover; object-position: top }
  figcaption { width: 0; min-width: 100%; font-size: 11px; overflow-wrap: anywhere }
  a { color: inherit; text-decoration: none }
`;

function drawFigures({ pictures, width }: Visit): string[] {
  return pictures
    .filter(({ name }) => existsSync(join(FOLDER, linkOf(name))))
    .map(
      ({ name, area }) => `<figure><a href="${linkOf(name)}">
<img src="${smallLinkOf(name)}" width="${shownWidthPx(width, area)}" alt="">
<figcaption>${name}</figcaption></a></figure>`,
    );
}

/** The page: a section a group, in the order of the visits. */
function drawSheet(visits: readonly Visit[]): string {
  const sections = [...Map.groupBy(visits, ({ group }) => group)]
    .map(([group, members]) => ({ group, figures: members.flatMap(drawFigures) }))
    .filter(({ figures }) => figures.length > 0)
    .map(
      ({ group, figures }) => `<section><h2>${group}</h2>
<div>${figures.join('\n')}</div></section>`,
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the site</title>
<style>${STYLE}</style>
${sections.join('\n')}
`;
}

/** Writes the sheet of those pictures that are there, and takes its picture. */
export async function writeSheet(browser: Browser, visits: readonly Visit[]): Promise<void> {
  await writeFile(SHEET.page, drawSheet(visits));
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 1000 } });
  await page.goto(pathToFileURL(resolve(SHEET.page)).href);
  await page.screenshot({ path: SHEET.picture, fullPage: true });
  await page.close();
}
