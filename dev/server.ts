/** Serves a built site as a host would: clean URLs, its 404 page, ranges, and the same headers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { headersFor } from '../hosting.config.ts';
import { cleanPath, findFile, findPage, pathOf, sendFile, TYPES } from './files.ts';
import { answerMail, MAX_BODY_BYTES, type Mail, VARIABLES_TOO_LARGE } from './mailbox.ts';

/** What no rule but the one for everything is about. */
const NO_PATH = '/404';

async function toRequest(incoming: IncomingMessage): Promise<Request | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  const headers = new Headers();
  // HTTP/2 puts method and path there too, under names that begin with a colon.
  for (const [name, value] of Object.entries(incoming.headers))
    if (!name.startsWith(':')) headers.set(name, String(value));
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  return new Request(url, { method: 'POST', headers, body: Buffer.concat(chunks) });
}

/** Where a site is served from, and what becomes of the messages sent to it. */
export interface SiteOptions {
  readonly folder: string;
  /** Keeps a contact message. Without it the site has no mailbox. */
  readonly keepMail?: (mail: Mail) => Promise<void>;
  /** Serves over HTTPS and HTTP/2, as hosts do; without it over plain HTTP. */
  readonly certificate?: { readonly key: string; readonly cert: string };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, keepMail }: SiteOptions,
): Promise<void> {
  const path = pathOf(request.url ?? '/');
  const setHeaders = (headers: Record<string, string>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  setHeaders(headersFor(NO_PATH));

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
  if (found) {
    setHeaders(headersFor(path));
    return sendFile(request, response, found, 200);
  }
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

/** A server that is not listening yet, and how to break off what is open when it ends. */
function createFor(
  { certificate }: SiteOptions,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): { server: Server; disconnect: () => void } {
  if (!certificate) {
    const server = createServer(handle);
    return { server, disconnect: () => server.closeAllConnections() };
  }
  // Node gives requests of HTTP/2 the methods of the older ones: its "compatibility API".
  const handleCompatible = handle as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, handleCompatible);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return { server, disconnect: () => sessions.forEach((session) => void session.destroy()) };
}

/**
 * Starts serving a folder.
 * @param port 0 for any free one; when the wanted one is taken, a free one is used instead
 */
export async function serveSite(options: SiteOptions, port = 0): Promise<RunningSite> {
  const { server, disconnect } = createFor(options, (request, response) => {
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
    url: `${options.certificate ? 'https' : 'http'}://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        disconnect();
      }),
  };
}
