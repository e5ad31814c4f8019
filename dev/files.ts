/** A built site's files: which one an address stands for, and how it is sent. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { compress, encodingFor, isCompressible } from './compress.ts';

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
  /** Another one as soon as the file has changed. */
  version: string;
}

/** The file at a path on this machine, or null. */
export async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    const version = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
    return found.isFile() ? { path, size: found.size, version } : null;
  } catch {
    return null;
  }
}

/** The page a clean address stands for, or null. */
export function findPage(folder: string, path: string): Promise<FoundFile | null> {
  return findFile(join(folder, path === '/' ? 'index.html' : `${path}.html`));
}

/** What has no address: the page for unknown ones, and what the build leaves for hosts to read. */
export const UNLISTED: readonly string[] = ['/404', '/_headers'];

/** The path of a request without its query, decoded, or null when it cannot be a file's. */
export function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    const isUnlisted = UNLISTED.includes(cleanPath(path) ?? path);
    return isUnlisted || normalize(path) !== path || path.includes('\0') ? null : path;
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

/** Answers with text, compressed for whoever can read it so. */
async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  status: number,
): Promise<void> {
  response.setHeader('Vary', 'Accept-Encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = encoding ? await compress(file, encoding) : await readFile(file.path);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers with a file, or with the part of it that was asked for. */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  status: number,
): void {
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

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/**
 * Answers with a file, unless the browser has this version of it. A content type that the response
 * already has stays; otherwise it is that of the file's ending.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  status: number,
): Promise<void> {
  const given = response.getHeader('Content-Type');
  const type = typeof given === 'string' ? given : typeOf(file.path);
  // Weak: the same for every encoding.
  const tag = `W/"${file.version}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', tag);
  if (status === 200 && request.headers['if-none-match'] === tag) response.writeHead(304).end();
  else if (isCompressible(type)) await sendText(request, response, file, status);
  else sendPart(request, response, file, status);
}
