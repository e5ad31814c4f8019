/** Text as a host sends it: compressed once, as small as it gets, and kept. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FoundFile } from './files.ts';

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;

/** By what a browser says it can read, the best one first. */
const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

type Encoding = keyof typeof ENCODINGS;

const kept = new Map<string, Promise<Buffer>>();

/** Whether files of this content type are sent compressed; pictures and films are so already. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

/** The encoding to use for a browser that sent this `Accept-Encoding`, or null. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '').split(/[\s,;]+/);
  return (Object.keys(ENCODINGS) as Encoding[]).find((name) => names.includes(name)) ?? null;
}

/** A file's compressed bytes. */
export function compress(file: FoundFile, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${file.path} ${file.version}`;
  const bytes = kept.get(key) ?? readFile(file.path).then((text) => ENCODINGS[encoding](text));
  kept.set(key, bytes);
  return bytes;
}
