/**
 * Renders the frames of a shot and keeps them in `.media/<shot>/<fingerprint>`. The fingerprint
 * covers the code that draws the scene and the views of the shot, so that an interrupted run
 * continues where it was, and a change renders only the shots it affects again.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createInPage } from './browser.ts';
import { FRAMES_FOLDER, ROOT } from './paths.ts';
import { showProgress } from './progress.ts';
import type { SceneRenderer } from './scene/sceneRenderer.ts';
import type { Shot } from './videos/shots.ts';

const RENDERER = 'media/scene/sceneRenderer.ts';
/** Another version of a package may draw other pixels. */
const LOCK_FILE = 'media/package-lock.json';
/** The trail has the colour of the accent. The other tokens do not appear in the scene. */
const TOKENS = 'src/styles/tokens.css';

/** Source texts by their path from the root of the repository. */
type Sources = Map<string, string>;

/** Adds a module and all it imports, except from packages. */
async function addModule(path: string, sources: Sources): Promise<void> {
  if (sources.has(path)) return;
  const code = await readFile(join(ROOT, path), 'utf8');
  sources.set(path, code);
  for (const [, imported = ''] of code.matchAll(/from '(\.[^']+)'/g))
    await addModule(join(dirname(path), imported), sources);
}

/** Everything that the pixels of a frame depend on besides its view. */
export async function readSources(): Promise<Sources> {
  const tokens = await readFile(join(ROOT, TOKENS), 'utf8');
  const sources: Sources = new Map([
    [LOCK_FILE, await readFile(join(ROOT, LOCK_FILE), 'utf8')],
    [TOKENS, /--accent: [^;]+;/.exec(tokens)?.[0] ?? ''],
  ]);
  await addModule(RENDERER, sources);
  return sources;
}

/** A hash that changes with anything that the frames of a shot depend on. */
export function fingerprint({ times, view, withFloor }: Shot, sources: Sources): string {
  const views = times.map((_, frame) => view(frame));
  return createHash('sha256')
    .update(JSON.stringify([views, withFloor, [...sources]]))
    .digest('hex')
    .slice(0, 12);
}

/** The file of a frame, or with `floor` of the mask that shows where its floor is visible. */
export const frameFile = (folder: string, frame: number, floor = false): string =>
  `${folder}/${String(frame).padStart(4, '0')}${floor ? '.floor' : ''}.png`;

/** Writes a file under another name first, so that a file that exists is complete. */
async function writeComplete(path: string, base64: string): Promise<void> {
  await writeFile(`${path}.part`, Buffer.from(base64, 'base64'));
  await rename(`${path}.part`, path);
}

/**
 * Renders the missing frames of a shot and removes those of earlier versions of it.
 * @returns the folder of the frames
 */
export async function renderShot(browser: Browser, shot: Shot): Promise<string> {
  const { name, times, withFloor } = shot;
  const version = fingerprint(shot, await readSources());
  const folder = join(FRAMES_FOLDER, name, version);
  await mkdir(folder, { recursive: true });
  // The image is written last: a frame whose image exists has its mask too.
  const missing = [...times.keys()].filter((frame) => !existsSync(frameFile(folder, frame)));
  const report = showProgress(name);
  report(times.length - missing.length, times.length);
  if (missing.length > 0) {
    const { width, height, rig } = shot.view(0);
    const args = [width, height, rig];
    const { page, instance } = await createInPage<SceneRenderer>(
      browser,
      RENDERER,
      'SceneRenderer',
      args,
    );
    for (const [index, frame] of missing.entries()) {
      const { image, floor } = await instance.evaluate(
        (renderer, [view, floorToo]) => renderer.renderPng(view, floorToo),
        [shot.view(frame), withFloor] as const,
      );
      if (floor) await writeComplete(frameFile(folder, frame, true), floor);
      await writeComplete(frameFile(folder, frame), image);
      report(times.length - missing.length + index + 1, times.length);
    }
    await page.close();
  }
  for (const other of await readdir(join(FRAMES_FOLDER, name)))
    if (other !== version) await rm(join(FRAMES_FOLDER, name, other), { recursive: true });
  return folder;
}
