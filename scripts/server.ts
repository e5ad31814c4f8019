/**
 * Serves a built site the way its hosts do: clean URLs, redirects, the 404 page, and the headers of
 * `hosting.config.ts`. What `buildSite` has compressed is sent so.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { headersFor, type Redirect, redirects as siteRedirects } from '../hosting.config.ts';
import { site } from '../site.config.ts';
import { SEND_PATH } from '../src/sections/Contact/emailjs.ts';
import { builtFiles } from './build/builtFiles.ts';
import { answerEmailRequest, type Email } from './mockEmailService.ts';

/** How a site is served. */
interface SiteOptions {
  /** The folder of the built site. */
  readonly folder: string;
  /** Receives the emails that the contact form sends. Without it there is no email service. */
  readonly onEmail?: (email: Email) => void | Promise<void>;
  /** The addresses that have moved: those of `hosting.config.ts`, unless a test has others. */
  readonly redirects?: readonly Redirect[];
}

/** Files that have no URL: the pages for unknown URLs, and the files that hosts read. */
const UNLISTED = /(?:\/404|^\/_headers|^\/_redirects)$/;

/** The clean form of a path that ends in `.html`, `/index` or a slash. */
const toCleanPath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';

/** Adds a query to an address, before its hash and behind a query that it has. */
const withQuery = (address: string, query: string): string =>
  address.replace(/(?=#)|$/, () => (address.includes('?') ? query.replace('?', '&') : query));

/** Sets the headers that `hosting.config.ts` has for a path. */
const setHeaders = (response: ServerResponse, path: string) =>
  response.setHeaders(new Map(Object.entries(headersFor(path))));

async function createHandler({ folder, onEmail, redirects = siteRedirects }: SiteOptions) {
  const files = await builtFiles(folder);
  /** The files of the pages, by their paths. */
  const pages = new Map(
    files.filter(({ file }) => file.endsWith('.html')).map(({ path, file }) => [path, file]),
  );

  /** Where a path leads that is not the address of a page or file. */
  function findTarget(path: string): string | undefined {
    const moved = redirects.find(({ from }) => from === path);
    if (moved) return moved.to;
    const clean = toCleanPath(path);
    // The home page of a language ends with a slash.
    const page = [clean, `${clean}/`].find((each) => pages.has(each) && !UNLISTED.test(each));
    return page === path ? undefined : page;
  }

  async function serveNotFound({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const file = pages.get(`/${url.split('/')[1]}/404`) ?? pages.get('/404');
    setHeaders(response, '/404');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(file && (await readFile(file)));
  }

  const serveFile = sirv(folder, {
    // `.well-known` is public.
    dotfiles: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    setHeaders,
    onNoMatch: serveNotFound,
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/' } = request;
    const [path = '/'] = url.split('?', 1);
    setHeaders(response, '/404');
    if (method === 'POST' && path === SEND_PATH && onEmail) {
      const [status, answer] = await answerEmailRequest(await text(request), onEmail);
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(answer);
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // The host's own page-view script, which has nothing to count here.
    if (url === site.pageViewScript) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
      return;
    }
    const target = findTarget(path);
    if (target) {
      const location = withQuery(target, url.slice(path.length));
      response.writeHead(308, { Location: location }).end();
    } else if (UNLISTED.test(toCleanPath(path))) await serveNotFound(request, response);
    else serveFile(request, response);
  };
}

/** Ends a server, with the connections that are open. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Starts to serve a site on localhost.
 * @param port any free port if it is 0 or taken
 * @returns the site's URL, and a function that ends it
 */
export async function serveSite(options: SiteOptions, port = 0) {
  const handle = await createHandler(options);
  const server = createServer((request, response) => {
    // The sender is gone, or the email was not saved.
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const listen = (wanted: number) => once(server.listen(wanted, 'localhost'), 'listening');
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
}
