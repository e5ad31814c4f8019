/**
 * The frames of the shots, rendered once and kept in `.media/`. They lie under a fingerprint of all
 * the code that draws them, so that a run that was stopped goes on, and a change starts anew.
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
const DRAWING = ['media/films/shots.ts', 'media/hall/film.ts'];

/** A module and all it imports from this project. */
async function modulesFrom(path: string, found: Map<string, string>): Promise<void> {
  if (found.has(path)) return;
  const code = await readFile(join(ROOT, path), 'utf8');
  found.set(path, code);
  for (const [, relative = ''] of code.matchAll(/from '(\.[^']+)'/g))
    await modulesFrom(join(dirname(path), relative), found);
}

async function fingerprint(): Promise<string> {
  const modules = new Map<string, string>();
  for (const path of DRAWING) await modulesFrom(path, modules);
  const hash = createHash('sha256');
  for (const path of [...modules.keys()].sort()) hash.update(`${path}\n${modules.get(path)}`);
  return hash.digest('hex').slice(0, 12);
}

/** Where the frames of the present code lie. */
export async function framesFolder(): Promise<string> {
  return join(ROOT, '.media', await fingerprint());
}

const numbered = (frame: number): string => String(frame).padStart(4, '0');
export const framePath = (folder: string, shot: string, frame: number): string =>
  join(folder, shot, `${numbered(frame)}.png`);
export const floorPath = (folder: string, shot: string, frame: number): string =>
  join(folder, shot, `${numbered(frame)}.floor.png`);

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

/** Renders the frames of a shot that are not there yet. */
export async function renderShot(
  browser: Browser,
  folder: string,
  shot: Shot,
  report: (done: number, total: number) => void,
): Promise<void> {
  const total = shot.times.length;
  const missing = [...shot.times.keys()].filter(
    (frame) => !existsSync(framePath(folder, shot.name, frame)),
  );
  report(total - missing.length, total);
  if (missing.length === 0) return;
  const film = await openFilm(browser, shot.view(0));
  for (const [index, frame] of missing.entries()) {
    const { picture, floor } = await film.take(shot.view(frame), shot.withFloor);
    if (floor) await keep(floorPath(folder, shot.name, frame), floor);
    await keep(framePath(folder, shot.name, frame), picture);
    report(total - missing.length + index + 1, total);
  }
  await film.close();
}
