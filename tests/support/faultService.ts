/**
 * A mock of the email service, on an origin of its own as the real one is. The first word of a
 * message's subject says which fault its request meets.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { closeServer } from '../../scripts/server.ts';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
};

const FAULTS: Readonly<Record<string, (response: ServerResponse, subject: string) => void>> = {
  /** "status 500 Some text" is answered with that status and text. */
  status: (response, subject) => {
    const [, status, ...text] = subject.split(' ');
    response.writeHead(Number(status), CORS).end(text.join(' '));
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  /** The connection breaks in the middle of the answer. */
  half: (response) => {
    response.writeHead(200, { ...CORS, 'Content-Length': '20' });
    response.write('O', () => response.socket?.resetAndDestroy());
  },
  silence: () => {},
  /** A captive portal answers every request with its own page. */
  portal: (response) => response.writeHead(200).end('<h1>Welcome to the hotel</h1>'),
};

/** Starts the service. `GET /?origin=…&subject=…` counts the messages from that origin. */
export async function startFaultService(port = 0) {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const { searchParams: asked } = new URL(request.url ?? '/', 'http://localhost');
      const message = `${asked.get('origin')} ${asked.get('subject')}`;
      response.end(`${received.filter((one) => one === message).length}`);
    } else if (request.method === 'OPTIONS') {
      // On a reused connection the browser itself would repeat a message that is cut off.
      response.writeHead(204, { ...CORS, Connection: 'close' }).end();
    } else {
      const { template_params } = (await json(request)) as { template_params: { subject: string } };
      const { subject } = template_params;
      received.push(`${request.headers.origin} ${subject}`);
      FAULTS[subject.split(' ')[0] ?? '']?.(response, subject);
    }
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
}
