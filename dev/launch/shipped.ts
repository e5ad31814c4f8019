/** What this project came with, to be told from what the owner has put in its place. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { site } from '../../site.config.ts';
import { hero } from '../../src/content/en/home.ts';
import { readDemoCaptions } from '../../src/lib/demoCaptions.ts';
import { demoTranscript } from '../../src/lib/demoTranscript.ts';
import type { ShippedText } from './launch.ts';

/** The app's name in the configuration this project came with. */
export const SHIPPED_NAME = 'Smash Speed';

/**
 * Pictures and films that show the app, each with the beginning of its SHA-256. Without the wide
 * capture screen: an owner's own pictures do not need it.
 */
export const SHIPPED_MEDIA: Readonly<Record<string, string>> = {
  'public/media/trailer.av1.mp4': '8322008d6cab6190',
  'public/media/trailer.mp4': '6107117db4a2586d',
  'public/media/demo.av1.mp4': '363b4ade6bff2a6f',
  'public/media/demo.mp4': '153d21b972c533e4',
  'src/assets/capture-screen.png': '66f205e9df0c3dbd',
  'src/assets/results-screen.png': 'a438da99a3868664',
  'src/assets/trailer-poster.jpg': 'e7b6c19d74d4d123',
  'src/assets/demo-poster.jpg': 'f04e7fe4a02c2584',
};

/** Where the demo is put into words. */
export const CAPTIONS = 'src/content/en/demo.vtt';
export const TRANSCRIPT = 'src/content/en/demoTranscript.ts';
const SCREENS = 'src/content/en/home.ts';

const DEMO_FILES = ['public/media/demo.av1.mp4', 'public/media/demo.mp4'];

/** A text that describes films or pictures, in the parts it is compared by. */
interface Description extends ShippedText {
  readonly parts: readonly string[];
}

/** The captions one by one: each with its times, as they stand in the file. */
const cuesOf = (captions: string): string[] =>
  captions
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block.includes('-->'));

/** Everything the pages say about films and pictures of the app. */
async function readDescriptions(): Promise<Description[]> {
  return [
    { place: CAPTIONS, media: DEMO_FILES, parts: cuesOf(await readDemoCaptions()) },
    { place: TRANSCRIPT, media: DEMO_FILES, parts: demoTranscript.map(({ text }) => text) },
    {
      place: `${SCREENS}, hero.captureScreenAlt`,
      media: ['src/assets/capture-screen.png'],
      parts: [hero.captureScreenAlt],
    },
    {
      place: `${SCREENS}, hero.resultsScreenAlt`,
      media: ['src/assets/results-screen.png'],
      parts: [hero.resultsScreenAlt],
    },
  ];
}

/**
 * The parts of the texts this project came with, by the beginning of their SHA-256. Those that name
 * the app are left out: under another name they are other texts.
 */
export const SHIPPED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'src/content/en/demo.vtt': [
    ...['c6430e53fa082cb8', '20c081b93aeb4d35', 'c407661e190a1005', '55b1190c98bc74f3'],
    ...['85129368719a96ad', 'cc713324f737437a', '18452b0a52c62030', '8bce72726b917956'],
    ...['0bdfabbbe5c57ebd', 'c4756aa886b051f8', '7923a2e76f46a3a7', '7723ba5ea1688778'],
    ...['897c10afd456836d', 'fec301b6b775c777'],
  ],
  'src/content/en/demoTranscript.ts': [
    ...['55f6b66d850fd531', 'f4e3888b0c8c8917', 'b9ac54d65b8895df', '126c0d61bd4817fd'],
    ...['c99181df45565ca4', '3efba4f517f70c25'],
  ],
  'src/content/en/home.ts, hero.captureScreenAlt': ['68987ef120405739'],
  'src/content/en/home.ts, hero.resultsScreenAlt': ['e484edcd3639bb88'],
};

const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The beginning of a file's SHA-256, or null when there is no such file. */
export async function fingerprintOf(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && fingerprint(bytes);
}

/** The fingerprints of what is written now, in the form of `SHIPPED_TEXTS`. */
export async function fingerprintTexts(): Promise<Record<string, string[]>> {
  const entries = (await readDescriptions()).map(
    ({ place, parts }) =>
      [place, parts.filter((part) => !part.includes(site.name)).map(fingerprint)] as const,
  );
  return Object.fromEntries(entries);
}

/** The films and pictures that have not been replaced. */
export async function findShippedMedia(): Promise<string[]> {
  const found: string[] = [];
  for (const [file, print] of Object.entries(SHIPPED_MEDIA))
    if ((await fingerprintOf(file)) === print) found.push(file);
  return found;
}

/** The texts about them of which any part has been left as it was. */
export async function findShippedTexts(): Promise<ShippedText[]> {
  return (await readDescriptions())
    .filter(({ place, parts }) =>
      parts.some((part) => SHIPPED_TEXTS[place]?.includes(fingerprint(part))),
    )
    .map(({ place, media }) => ({ place, media }));
}
