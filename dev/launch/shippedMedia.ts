/** The illustrations this project came with, to be told from recordings of the owner's. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * Pictures and films that show the app, each with the beginning of its SHA-256. Without the wide
 * capture screen: an owner's own pictures do not need it.
 */
export const SHIPPED_MEDIA: Readonly<Record<string, string>> = {
  'public/media/trailer.av1.mp4': '8322008d6cab6190',
  'public/media/trailer.mp4': '6107117db4a2586d',
  'public/media/demo.av1.mp4': '363b4ade6bff2a6f',
  'public/media/demo.mp4': '153d21b972c533e4',
  'public/media/demo.vtt': '4c83f722c18e935b',
  'src/assets/capture-screen.png': '66f205e9df0c3dbd',
  'src/assets/results-screen.png': 'a438da99a3868664',
  'src/assets/trailer-poster.jpg': 'e7b6c19d74d4d123',
  'src/assets/demo-poster.jpg': 'f04e7fe4a02c2584',
};

/** The beginning of a file's SHA-256, or null when there is no such file. */
export async function fingerprintOf(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Those that have not been replaced. */
export async function findShippedMedia(): Promise<string[]> {
  const found: string[] = [];
  for (const [file, fingerprint] of Object.entries(SHIPPED_MEDIA))
    if ((await fingerprintOf(file)) === fingerprint) found.push(file);
  return found;
}
