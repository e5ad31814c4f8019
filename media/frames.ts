/**
 * Pictures of the hall, rendered once and kept in `.media/`. Those of a shot lie under a fingerprint
 * of the code that draws them and of what its cameras take, so that a run that was stopped goes on,
 * and a change renders anew just what it changes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Shot } from './films/shots.ts';
import { folderName, frameFile, missingFrames, outdated } from './fingerprint.ts';
import type { View } from './hall/view.ts';
import { openStudio } from './studio.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FRAMES = '.media';
/** Everything the cameras see is drawn by this module and what it imports. */
const DRAWING = 'media/hall/film.ts';
/** With another version of a package, pictures may be others too. */
const LOCK_FILE = 'media/package-lock.json';
/** The flight is lit in its accent: the other tokens change nothing in the hall. */
const TOKENS = 'src/styles/tokens.css';

/** A module and all it imports from this project. */
async function modulesFrom(path: string, found: Map<string, string>): Promise<void> {
  if (found.has(path)) return;
  const code = await readFile(join(ROOT, path), 'utf8');
  found.set(path, code);
  for (const [, relative = ''] of code.matchAll(/from '(\.[^']+)'/g))
    await modulesFrom(join(dirname(path), relative), found);
}

/** Where the frames of a shot lie, from the project's root. */
async function folderOf(shot: Shot): Promise<string> {
  const sources = new Map([[LOCK_FILE, await readFile(join(ROOT, LOCK_FILE), 'utf8')]]);
  const tokens = await readFile(join(ROOT, TOKENS), 'utf8');
  sources.set(TOKENS, /--accent: [^;]+;/.exec(tokens)?.[0] ?? '');
  await modulesFrom(DRAWING, sources);
  const views = shot.times.map((_, frame) => shot.view(frame));
  return `${FRAMES}/${folderName(shot.name, { views, withFloor: shot.withFloor, sources })}`;
}

/** A file is there when it is whole: it is written beside its place and moved there. */
async function keep(path: string, base64: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, Buffer.from(base64, 'base64'));
  await rename(`${path}.part`, path);
}

interface Taken {
  readonly picture: string;
  readonly floor: string | null;
}

/** A camera crew in a page of its own, for pictures of one size and rig. */
async function openFilm(browser: Browser, { width, height, rig }: View) {
  const page: Page = await openStudio(browser);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([w, h, lights]) => {
      const module = '/media/hall/film.ts';
      const { Film } = await import(module);
      Object.assign(globalThis, { film: new Film(w, h, lights) });
    },
    [width, height, rig] as const,
  );
  const take = (view: View, withFloor: boolean): Promise<Taken> =>
    page.evaluate(
      ([wanted, floorToo]) => {
        const { film } = globalThis as unknown as {
          film: { canvas: HTMLCanvasElement; take(v: View): void; showFloor(v: View): void };
        };
        const png = (): string => {
          const url = film.canvas.toDataURL('image/png');
          return url.slice(url.indexOf(',') + 1);
        };
        film.take(wanted);
        const picture = png();
        if (!floorToo) return { picture, floor: null };
        film.showFloor(wanted);
        return { picture, floor: png() };
      },
      [view, withFloor] as const,
    );
  return { take, close: () => page.close() };
}

/** Removes what was rendered of a shot before it was changed. */
async function removeOutdated(shotName: string, folder: string): Promise<void> {
  const names = await readdir(join(ROOT, FRAMES));
  for (const name of outdated(shotName, basename(folder), names))
    await rm(join(ROOT, FRAMES, name), { recursive: true });
}

/**
 * Renders the frames of a shot that are not there yet. Older ones of the same shot go once all are.
 * @returns the folder they lie in, from the project's root
 */
export async function renderShot(
  browser: Browser,
  shot: Shot,
  report: (done: number, total: number) => void,
): Promise<string> {
  const folder = await folderOf(shot);
  const file = (frame: number, floor: boolean): string =>
    join(ROOT, frameFile(folder, frame, floor));
  const total = shot.times.length;
  const missing = missingFrames(total, shot.withFloor, (frame, floor) =>
    existsSync(file(frame, floor)),
  );
  report(total - missing.length, total);
  if (missing.length > 0) {
    const film = await openFilm(browser, shot.view(0));
    for (const [index, frame] of missing.entries()) {
      const { picture, floor } = await film.take(shot.view(frame), shot.withFloor);
      if (floor) await keep(file(frame, true), floor);
      await keep(file(frame, false), picture);
      report(total - missing.length + index + 1, total);
    }
    await film.close();
  }
  await removeOutdated(shot.name, folder);
  return folder;
}
