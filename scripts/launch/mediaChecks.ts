import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import { site } from '../../site.config.ts';
import { english } from '../../src/i18n/content.ts';
import { demoVideo, trailerVideo, type Video } from '../../src/lib/videos.ts';
import { DESCRIPTIONS, ILLUSTRATIONS } from './placeholders.ts';

/** Finds illustrations that are left, and a configuration that does not say so. */
function* checkIllustrations(): Generator<string> {
  const isLeft = ([file, checksum]: readonly [string, string]) =>
    existsSync(file) && hash('sha256', readFileSync(file)).startsWith(checksum);
  const illustrations = Object.entries(ILLUSTRATIONS).filter(isLeft);
  for (const [file] of illustrations) {
    const advice = file.endsWith('-screen.png')
      ? 'put a screenshot of your own there (docs/owner.md says which)'
      : 'npm run recording --prefix media replaces it by a video of your own, or by a frame of it';
    yield `${file} is still the illustration this project came with: ${advice}.`;
  }
  const isAnyLeft = illustrations.length > 0;
  if (site.mediaIsIllustration !== isAnyLeft)
    yield `site.config.ts: set mediaIsIllustration to ${isAnyLeft ? 'true until' : 'false, as'} all media are your own.`;
}

/** Finds texts that describe the illustrations. */
function* checkDescriptions(): Generator<string> {
  for (const [file, phrases] of Object.entries(DESCRIPTIONS)) {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    const phrase = phrases.find((each) => text.includes(each));
    if (phrase)
      yield `${file} still describes an illustration ("${phrase}"): write anew what your media show, each sentence of it.`;
  }
}

/** The duration of a video in seconds, or NaN when it cannot be read. */
async function readDurationS(file: string): Promise<number> {
  try {
    using video = new Input({ formats: [MP4], source: new FilePathSource(file) });
    return await video.computeDuration();
  } catch {
    return Number.NaN;
  }
}

/** Compares a video's files with what `videos.json` says about them. */
async function* checkVideo(name: string, video: Video): AsyncGenerator<string> {
  const place = `src/lib/videos.json, ${name}:`;
  if (!z.iso.date().safeParse(video.publishedOn).success)
    yield `${place} publishedOn is "${video.publishedOn}", and has to be the day it was first published, as YYYY-MM-DD.`;
  for (const file of [`public${video.av1.path}`, `public${video.h264.path}`]) {
    const durationS = await readDurationS(file);
    if (Number.isNaN(durationS))
      yield `${file} is missing or not an MP4 video: write it with npm run recording --prefix media -- ${name} my-video.mov.`;
    else if (Math.round(durationS) !== video.lengthS)
      yield `${place} lengthS is ${video.lengthS}, but ${file} plays ${durationS.toFixed(1)} s: set it to ${Math.round(durationS)}.`;
  }
}

/** Finds captions and a transcript that go on after the demo has ended, by more than half a second. */
async function* checkDemoTexts(): AsyncGenerator<string> {
  const durationS = await readDurationS(`public${demoVideo.h264.path}`);
  const captions = readFileSync('src/content/en/demo.vtt', 'utf8');
  const captionEndsS = Array.from(captions.matchAll(/--> *([\d:.]+)/g), ([, time = '']) =>
    time.split(':').reduce((totalS, part) => totalS * 60 + Number(part), 0),
  );
  for (const [file, timesS] of [
    ['demo.vtt', captionEndsS],
    ['demoTranscript.ts', english.transcript.paragraphs.map(({ timeS }) => timeS)],
  ] as const)
    if (Math.max(...timesS) > durationS + 0.5)
      yield `src/content/en/${file} goes on to ${Math.max(...timesS)} s, but the demo ends after ${durationS.toFixed(1)} s: write it anew for the video that is there.`;
}

/** Finds illustrations that are left, and videos that are not what is said about them. */
export async function* checkMedia(): AsyncGenerator<string> {
  yield* checkIllustrations();
  if (!site.mediaIsIllustration) yield* checkDescriptions();
  yield* checkVideo('trailer', trailerVideo);
  yield* checkVideo('demo', demoVideo);
  yield* checkDemoTexts();
}
