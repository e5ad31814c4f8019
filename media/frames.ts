/**
 * Pictures of the hall, rendered once and kept in `.media/`. Those of a shot lie under a fingerprint
 * of the code that draws them and of what its cameras take, so that a run that was stopped goes on,
 * and a change renders anew just what it changes.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Shot } from './films/shots.ts';
import type { View } from './hall/view.ts';
import { openStudio } from './studio.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Everything the cameras see is drawn by this module and what it imports. */
const DRAWING = 'media/hall/film.ts';

/** A module and all it imports from this project. */
async function modulesFrom(path: string, found: Map<string, string>): Promise<void> {
  if (found.has(path)) return;
  const code = await readFile(join(ROOT, path), 'utf8');
  found.set(path, code);
  for (const [, relative = ''] of code.matchAll(/from '(\.[^']+)'/g))
    await modulesFrom(join(dirname(path), relative), found);
}

/** The fingerprint of some views and of the code that draws them. */
async function fingerprint(views: readonly View[]): Promise<string> {
  const modules = new Map<string, string>();
  await modulesFrom(DRAWING, modules);
  const hash = createHash('sha256').update(JSON.stringify(views));
  for (const path of [...modules.keys()].sort()) hash.update(`${path}\n${modules.get(path)}`);
  return hash.digest('hex').slice(0, 12);
}

/** Where the frames of a shot lie, from the project's root. */
export async function folderOf(shot: Shot): Promise<string> {
  const views = shot.times.map((_, frame) => shot.view(frame));
  return `.media/${shot.name}-${await fingerprint(views)}`;
}

/** The file of a frame; with `floor`, of where its floor is free. */
export function frameFile(folder: string, frame: number, floor = false): string {
  return `${folder}/${String(frame).padStart(4, '0')}${floor ? '.floor' : ''}.png`;
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
export async function openFilm(browser: Browser, { width, height, rig }: View) {
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
      async ([wanted, floorToo]) => {
        const { film } = globalThis as unknown as {
          film: { canvas: HTMLCanvasElement; take(v: View): void; showFloor(v: View): void };
        };
        const png = async (): Promise<string> => {
          const url = film.canvas.toDataURL('image/png');
          return url.slice(url.indexOf(',') + 1);
        };
        film.take(wanted);
        const picture = await png();
        if (!floorToo) return { picture, floor: null };
        film.showFloor(wanted);
        return { picture, floor: await png() };
      },
      [view, withFloor] as const,
    );
  return { take, close: () => page.close() };
}

/**
 * Renders the frames of a shot that are not there yet.
 * @returns the folder they lie in, from the project's root
 */
export async function renderShot(
  browser: Browser,
  shot: Shot,
  report: (done: number, total: number) => void,
): Promise<string> {
  const folder = await folderOf(shot);
  const file = (frame: number, floor = false): string =>
    join(ROOT, frameFile(folder, frame, floor));
  const total = shot.times.length;
  const missing = [...shot.times.keys()].filter((frame) => !existsSync(file(frame)));
  report(total - missing.length, total);
  if (missing.length === 0) return folder;
  const film = await openFilm(browser, shot.view(0));
  for (const [index, frame] of missing.entries()) {
    const { picture, floor } = await film.take(shot.view(frame), shot.withFloor);
    if (floor) await keep(file(frame, true), floor);
    await keep(file(frame), picture);
    report(total - missing.length + index + 1, total);
  }
  await film.close();
  return folder;
}
