/**
 * A mail service that misbehaves, on an origin of its own as the real one has. The subject of a
 * message says how its request is answered, so that tests side by side do not meet.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
};

const answer = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = CORS,
) => response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(text);

/** What befalls a message whose subject begins with this. */
const FAULTS: Readonly<Record<string, (response: ServerResponse, subject: string) => void>> = {
  status: (response, subject) => {
    const [, status, text = ''] = subject.split(' ');
    answer(response, Number(status), text);
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  // The connection goes when half of the answer is there.
  half: (response) => {
    response.writeHead(200, { ...CORS, 'Content-Length': '20' });
    response.write('O', () => response.socket?.resetAndDestroy());
  },
  silence: () => {},
  // A captive portal: its own page, to whoever asks.
  portal: (response) => answer(response, 200, '<h1>Welcome to the hotel</h1>', {}),
  // A second of nothing between two letters, 40 times.
  drip: (response) => {
    response.writeHead(200, CORS);
    let left = 40;
    const timer = setInterval(() => {
      response.write('.');
      left -= 1;
      if (left === 0) response.end();
    }, 1000);
    response.once('close', () => clearInterval(timer));
  },
};

export interface FaultService {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the service. `GET /requests?subject=…` tells how many messages came with that subject. */
export async function startFaultService(port = 0): Promise<FaultService> {
  const subjects: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') {
      // A message cut off on a connection that was used before is sent again by the browser itself.
      answer(response, 204, '', { ...CORS, Connection: 'close' });
      return;
    }
    if (request.method === 'GET') {
      const asked = url.searchParams.get('subject');
      answer(response, 200, `${subjects.filter((subject) => subject === asked).length}`);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { template_params: params } = JSON.parse(Buffer.concat(chunks).toString());
    const subject = String(params.subject);
    subjects.push(subject);
    FAULTS[subject.split(' ')[0] ?? '']?.(response, subject);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
