/** A built site's files: which one an address stands for, and how it is sent. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** Content types by file ending. */
export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A file of the site. */
export interface FoundFile {
  path: string;
  size: number;
}

/** The file at a path on this machine, or null. */
export async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size } : null;
  } catch {
    return null;
  }
}

/** The page a clean address stands for, or null. */
export function findPage(folder: string, path: string): Promise<FoundFile | null> {
  return findFile(join(folder, path === '/' ? 'index.html' : `${path}.html`));
}

/** The path of a request without its query, decoded, or null when it cannot be a file's. */
export function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    // The page for unknown addresses has no address of its own.
    const isUnknown = (cleanPath(path) ?? path) === '/404';
    return isUnknown || normalize(path) !== path || path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** The clean form of an address that names a page's file or ends with a slash; else null. */
export function cleanPath(path: string): string | null {
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  return clean === path ? null : clean;
}

/** The byte range a request asks for, "none" when it asks for all, null when it cannot be had. */
function rangeOf(header: string | undefined, size: number): [number, number] | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return 'none';
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start <= end ? [start, end] : null;
}

/** Answers with a file, or with the part of it that was asked for. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  status: number,
): void {
  response.setHeader('Content-Type', TYPES[extname(file.path)] ?? 'application/octet-stream');
  response.setHeader('Accept-Ranges', 'bytes');
  const range = status === 200 ? rangeOf(request.headers.range, file.size) : 'none';
  if (range === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  const [start, end] = range === 'none' ? [0, file.size - 1] : range;
  if (range !== 'none') response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.writeHead(range === 'none' ? status : 206, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || end < start) response.end();
  else
    createReadStream(file.path, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}
