import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import type { SiteConfig } from '../../site.config.ts';
import { english } from '../../src/i18n/content.ts';
import { demoVideo, trailerVideo, type Video } from '../../src/lib/videos.ts';
import { DESCRIPTIONS, ILLUSTRATIONS } from './placeholders.ts';

const { paragraphs } = english.transcript;

/** Finds illustrations that are left, and a configuration that does not say so. */
async function* checkIllustrations(mediaIsIllustration: boolean): AsyncGenerator<string> {
  let hasIllustrations = false;
  for (const [file, checksum] of Object.entries(ILLUSTRATIONS)) {
    const hash = createHash('sha256').update(await readFile(file).catch(() => ''));
    if (!hash.digest('hex').startsWith(checksum)) continue;
    hasIllustrations = true;
    const advice = file.endsWith('-screen.png')
      ? 'put a screenshot of your own there (docs/owner.md says which)'
      : 'npm run recording --prefix media replaces it by a video of your own, or by a frame of it';
    yield `${file} is still the illustration this project came with: ${advice}.`;
  }
  if (mediaIsIllustration !== hasIllustrations)
    yield `site.config.ts: set mediaIsIllustration to ${hasIllustrations ? 'true until' : 'false, as'} all media are your own.`;
}

/** Finds texts that describe the illustrations. */
async function* checkDescriptions(): AsyncGenerator<string> {
  for (const [file, phrases] of Object.entries(DESCRIPTIONS)) {
    const text = (await readFile(file, 'utf8')).replace(/\s+/g, ' ');
    const phrase = phrases.find((each) => text.includes(each));
    if (phrase)
      yield `${file} still describes an illustration ("${phrase}"): write anew what your media show, each sentence of it.`;
  }
}

/** The duration of a video in seconds, or undefined when it cannot be read. */
async function readDurationS(file: string): Promise<number | undefined> {
  try {
    using video = new Input({ formats: [MP4], source: new FilePathSource(file) });
    return await video.computeDuration();
  } catch {
    return undefined;
  }
}

/** Compares a video's files with what `videos.json` says about them. */
async function* checkVideo(name: string, video: Video): AsyncGenerator<string> {
  if (!z.iso.date().safeParse(video.publishedOn).success)
    yield `src/lib/videos.json, ${name}: publishedOn is "${video.publishedOn}", and has to be the day it was first published, as YYYY-MM-DD.`;
  for (const file of [video.av1, video.h264].map(({ path }) => `public${path}`)) {
    const durationS = await readDurationS(file);
    if (durationS === undefined)
      yield `${file} is missing or not an MP4 video: write it with npm run recording --prefix media -- ${name} my-video.mov.`;
    else if (Math.round(durationS) !== video.lengthS)
      yield `src/lib/videos.json, ${name}: lengthS is ${video.lengthS}, but ${file} plays ${durationS.toFixed(1)} s: set it to ${Math.round(durationS)}.`;
  }
}

/** Finds captions and a transcript that go on after the demo has ended, by more than half a second. */
async function* checkDemoTexts(): AsyncGenerator<string> {
  const durationS = (await readDurationS(`public${demoVideo.h264.path}`)) ?? Infinity;
  const captions = await readFile('src/content/en/demo.vtt', 'utf8');
  const captionEndsS = Array.from(captions.matchAll(/--> *([\d:.]+)/g), ([, time = '']) =>
    time.split(':').reduce((totalS, part) => totalS * 60 + Number(part), 0),
  );
  for (const [file, timesS] of [
    ['demo.vtt', captionEndsS],
    ['demoTranscript.ts', paragraphs.map(({ timeS }) => timeS)],
  ] as const)
    if (Math.max(...timesS) > durationS + 0.5)
      yield `src/content/en/${file} goes on to ${Math.max(...timesS)} s, but the demo ends after ${durationS.toFixed(1)} s: write it anew for the video that is there.`;
}

/** Finds illustrations that are left, and videos that are not what is said about them. */
export async function* checkMedia({ mediaIsIllustration }: SiteConfig): AsyncGenerator<string> {
  yield* checkIllustrations(mediaIsIllustration);
  if (!mediaIsIllustration) yield* checkDescriptions();
  yield* checkVideo('trailer', trailerVideo);
  yield* checkVideo('demo', demoVideo);
  yield* checkDemoTexts();
}
