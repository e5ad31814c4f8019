/** Serves a built site as a host would: clean URLs, its 404 page, ranges, and the same headers. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { cacheControl, securityHeaders } from '../hosting.config.ts';
import { answerMail, MAX_BODY_BYTES, type Mail, VARIABLES_TOO_LARGE } from './mailbox.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
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

interface FoundFile {
  path: string;
  size: number;
}

async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size } : null;
  } catch {
    return null;
  }
}

/** The page a clean address stands for. The one for unknown addresses has none of its own. */
async function findPage(folder: string, path: string): Promise<FoundFile | null> {
  if (path === '/404') return null;
  return findFile(join(folder, path === '/' ? 'index.html' : `${path}.html`));
}

/** The path of a request without its query, decoded, or null when it cannot be a file's. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    const isFile = normalize(path) === path && !path.includes('\0') && path !== '/404.html';
    return isFile ? path : null;
  } catch {
    return null;
  }
}

/** The clean form of an address that names a page's file or ends with a slash; else null. */
function cleanPath(path: string): string | null {
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

function sendFile(
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

async function toRequest(incoming: IncomingMessage): Promise<Request | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  return new Request(url, { method: 'POST', headers, body: Buffer.concat(chunks) });
}

/** Where a site is served from, and what becomes of the messages sent to it. */
export interface SiteOptions {
  readonly folder: string;
  /** Keeps a contact message. Without it the site has no mailbox. */
  readonly keepMail?: (mail: Mail) => Promise<void>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, keepMail }: SiteOptions,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const path = pathOf(request.url ?? '/');

  if (request.method === 'POST' && keepMail) {
    const posted = await toRequest(request);
    const reply = posted ? await answerMail(posted, keepMail) : VARIABLES_TOO_LARGE;
    if (reply) {
      const { status, text } = reply;
      response.writeHead(status, { 'Content-Type': TYPES['.txt'] }).end(text);
      return;
    }
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  // The host's own page-view script; here it has nothing to count.
  if (path?.startsWith('/_vercel/insights/')) {
    response.writeHead(200, { 'Content-Type': TYPES['.js'] }).end();
    return;
  }

  const clean = path && cleanPath(path);
  if (clean && (await findPage(folder, clean))) {
    const query = (request.url ?? '').replace(/^[^?]*/, '');
    response.writeHead(308, { Location: clean + query }).end();
    return;
  }
  const found = path && ((await findPage(folder, path)) ?? (await findFile(join(folder, path))));
  response.setHeader('Cache-Control', cacheControl(found ? (path ?? '') : ''));
  if (found) return sendFile(request, response, found, 200);
  const notFound = await findFile(join(folder, '404.html'));
  if (notFound) return sendFile(request, response, notFound, 404);
  response.writeHead(404).end();
}

/** A running site and how to end it. */
export interface RunningSite {
  readonly url: string;
  close(): Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Starts serving a folder.
 * @param port 0 for any free one; when the wanted one is taken, a free one is used instead
 */
export async function serveSite(options: SiteOptions, port = 0): Promise<RunningSite> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const actualPort = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, 0);
  });
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
