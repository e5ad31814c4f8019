/**
 * Serves a built site the way its hosts do: clean URLs, compression, the 404 page, and the headers of
 * `hosting.config.ts`.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { headersFor } from '../hosting.config.ts';
import { site } from '../site.config.ts';
import { SEND_PATH } from '../src/sections/Contact/emailjs.ts';
import { builtFiles } from './builtFiles.ts';
import { answerEmailRequest, type Email } from './mockEmailService.ts';

/** How a site is served. */
export interface SiteOptions {
  /** The folder of the built site. */
  readonly folder: string;
  /** Receives the emails that the contact form sends. Without it there is no email service. */
  readonly onEmail?: (email: Email) => void | Promise<void>;
}

/** Hosts compress responses as they send them, with a medium Brotli quality. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // Its types are those of Express, which it does not need.
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Files that have no URL: the pages for unknown URLs, and the files that hosts read. */
const UNLISTED = /(?:\/404|^\/_headers|^\/_redirects)$/;

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** The clean form of a path that ends in `.html`, `/index` or a slash. */
const cleanPath = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';

const setHeaders = (response: ServerResponse, path: string) =>
  response.setHeaders(new Map(Object.entries(headersFor(path))));

async function createHandler({ folder, onEmail }: SiteOptions) {
  const files = await builtFiles(folder);
  const pagePaths = files.flatMap(({ file, path }) => (file.endsWith('.html') ? path : []));
  const serveFile = serveStatic(folder, {
    extensions: ['html'],
    fallthrough: false,
    redirect: false,
    cacheControl: false,
    // `.well-known` is public.
    dotfiles: 'allow',
    setHeaders: (response) => setHeaders(response, pathOf(response.req)),
  });

  function serveNotFound(request: IncomingMessage, response: ServerResponse): void {
    const inLanguage = `/${pathOf(request).split('/')[1]}/404`;
    request.url = pagePaths.includes(inLanguage) ? inLanguage : '/404';
    response.statusCode = 404;
    serveFile(request, response, () => response.end());
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request);
    const clean = cleanPath(path);
    setHeaders(response, '/404');
    if (request.method === 'POST' && path === SEND_PATH && onEmail) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      text(request)
        .then((body) => answerEmailRequest(body, onEmail))
        .then(([status, answer]) => response.writeHead(status).end(answer))
        // The sender is gone, or the email was not saved.
        .catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
      return;
    }
    // The host's own page-view script, which has nothing to count here.
    if (request.url === site.pageViewScript) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
      return;
    }
    compress(request, response, () => {
      if (UNLISTED.test(clean)) return serveNotFound(request, response);
      // The home page of a language ends with a slash.
      const page = [clean, `${clean}/`].find((each) => pagePaths.includes(each));
      if (page && page !== path) {
        const query = request.url?.slice(path.length) ?? '';
        response.writeHead(308, { Location: page + query }).end();
        return;
      }
      serveFile(request, response, (error) => {
        const status = error?.status ?? 500;
        if ([400, 403, 404].includes(status)) serveNotFound(request, response);
        else response.writeHead(status, error?.headers).end();
      });
    });
  };
}

/**
 * Starts to serve a site on localhost.
 * @param port any free port if it is 0 or taken
 * @returns the site's URL, and a function that ends it
 */
export async function serveSite(options: SiteOptions, port = 0) {
  const server = createServer(await createHandler(options));
  const listen = (wanted: number) => once(server.listen(wanted, 'localhost'), 'listening');
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
