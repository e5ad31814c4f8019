/** Our email client and the one it replaces (docs/requirements.md, 9), request by request, in a real browser. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const FORM = `<!doctype html><form id="form">
  <input name="name" value="Mei Tanaka"><input name="email" value="mei@club.example">
  <textarea name="message">two\nlines &amp; “quotes” 🏸</textarea></form>`;

const PARAMS = {
  name: 'Mei "the wall" Tanaka',
  email: 'mei@club.example',
  subject: '羽毛球 \u2028',
  message: 'two\nlines\ttab \\ 🏸',
  time: '11/21/2026, 3:04:05 AM',
};

/** Serves a page with both clients, and writes down each message it is sent. */
async function startRecorder() {
  const received: Received[] = [];
  let status = 200;
  let text = 'OK';
  const original = createRequire(import.meta.url).resolve('emailjs-com');
  const scripts: Record<string, string> = {
    '/theirs.js': await readFile(original.replace(/cjs.*/, 'dist/email.min.js'), 'utf8'),
    '/ours.js': stripTypeScriptTypes(await readFile('src/contact/emailjs.ts', 'utf8')),
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request.setEncoding('latin1')) body += chunk;
      received.push({ method: request.method, path, headers: request.headers, body });
      response.writeHead(status).end(text);
      return;
    }
    const script = scripts[path];
    response.setHeader(
      'Content-Type',
      `${script ? 'text/javascript' : 'text/html'}; charset=utf-8`,
    );
    response.end(script ?? FORM);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    answerWith(newStatus: number, newText: string) {
      status = newStatus;
      text = newText;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The global that `emailjs-com` leaves in the page. */
interface OriginalClient {
  init(userId: string, origin: string): void;
  send(serviceId: string, templateId: string, content: unknown): Promise<unknown>;
  sendForm(serviceId: string, templateId: string, content: unknown): Promise<unknown>;
}

type Outcome = { resolved: unknown } | { rejected: unknown };

/**
 * Calls one method of one client in the page, and tells how it ended.
 * @param content the parameters or selector; "element:" before a selector passes its element
 */
function call(
  page: Page,
  whose: 'ours' | 'theirs',
  method: 'send' | 'sendForm',
  content: unknown,
  ids = { userId: 'user', serviceId: 'service', templateId: 'template' },
): Promise<Outcome> {
  return page.evaluate(
    async ([name, verb, content, { userId, serviceId, templateId }]) => {
      const [, selector] = /^element:(.*)/.exec(String(content)) ?? [];
      const data = selector ? document.querySelector(selector) : content;
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
      try {
        if (name === 'theirs') {
          const { emailjs } = window as unknown as { emailjs: OriginalClient };
          emailjs.init(userId, location.origin);
          return { resolved: plain(await emailjs[verb](serviceId, templateId, data)) };
        }
        const path = '/ours.js';
        const { sendEmail, sendEmailForm } = await import(path);
        const send = verb === 'send' ? sendEmail : sendEmailForm;
        const options = { origin: location.origin };
        return { resolved: plain(await send({ userId, serviceId, templateId }, data, options)) };
      } catch (error) {
        return { rejected: plain(error) };
      }
    },
    [whose, method, content, ids] as const,
  );
}

/** The headers a server can act on; the others name the connection, not the request. */
function meaningful({ headers }: Received): IncomingHttpHeaders {
  const { origin, referer, accept, cookie } = headers;
  const type = headers['content-type']?.replace(/boundary=.*/, 'boundary');
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = headers;
  return { type, origin, referer, accept, cookie, mode, site };
}

async function fieldsOf({ headers, body }: Received): Promise<[string, string][]> {
  const type = headers['content-type'] ?? '';
  const response = new Response(Buffer.from(body, 'latin1'), { headers: { 'content-type': type } });
  return [...(await response.formData())].map(([name, value]) => [name, String(value)]);
}

const recorded = test.extend<{ recorder: Awaited<ReturnType<typeof startRecorder>> }>({
  recorder: async ({ page }, use) => {
    const recorder = await startRecorder();
    await page.goto(recorder.url);
    await page.addScriptTag({ url: '/theirs.js' });
    await use(recorder);
    recorder.close();
  },
});

recorded('send: the same request, the JSON byte for byte', async ({ page, recorder }) => {
  const ours = await call(page, 'ours', 'send', PARAMS);
  const theirs = await call(page, 'theirs', 'send', PARAMS);
  expect(ours).toEqual(theirs);
  const [mine, original] = recorder.received;
  if (!mine || !original) throw new Error('two requests were expected');
  expect(mine.path).toBe('/api/v1.0/email/send');
  expect(mine.path).toBe(original.path);
  expect(mine.body).toBe(original.body);
  expect(mine.headers['content-type']).toBe('application/json');
  expect(meaningful(mine)).toEqual(meaningful(original));
});

for (const [how, form] of [
  ['a selector', '#form'],
  ['the form itself', 'element:#form'],
] as const) {
  recorded(`sendForm with ${how}: the same request, field by field`, async ({ page, recorder }) => {
    const ours = await call(page, 'ours', 'sendForm', form);
    const theirs = await call(page, 'theirs', 'sendForm', form);
    expect(ours).toEqual(theirs);
    const [mine, original] = recorder.received;
    if (!mine || !original) throw new Error('two requests were expected');
    expect(mine.path).toBe('/api/v1.0/email/send-form');
    expect(mine.path).toBe(original.path);
    expect(await fieldsOf(mine)).toEqual(await fieldsOf(original));
    expect((await fieldsOf(mine)).map(([name]) => name)).toEqual([
      ...['name', 'email', 'message'],
      ...['lib_version', 'service_id', 'template_id', 'user_id'],
    ]);
    expect(meaningful(mine)).toEqual(meaningful(original));
  });
}

for (const [status, text] of [
  [200, 'OK'],
  [200, 'something else'],
  [500, 'OK'],
  [400, 'The Public Key is invalid'],
  [429, ''],
] as const) {
  recorded(
    `an answer ${status} "${text}" ends the same way`,
    async ({ page, recorder, expectError }) => {
      // Firefox reads every answer as XML first, and tells the console that it is none.
      expectError(/status of|syntax error/);
      recorder.answerWith(status, text);
      const ours = await call(page, 'ours', 'send', PARAMS);
      expect(ours).toEqual(await call(page, 'theirs', 'send', PARAMS));
      const key = status === 200 || text === 'OK' ? 'resolved' : 'rejected';
      expect(ours).toEqual({ [key]: { status, text } });
    },
  );
}

for (const method of ['send', 'sendForm'] as const) {
  for (const missing of ['userId', 'serviceId', 'templateId'] as const) {
    recorded(`${method} without ${missing} throws the same words`, async ({ page, recorder }) => {
      const ids = { userId: 'user', serviceId: 'service', templateId: 'template', [missing]: '' };
      const content = method === 'send' ? PARAMS : '#form';
      const ours = await call(page, 'ours', method, content, ids);
      expect(ours).toEqual(await call(page, 'theirs', method, content, ids));
      expect(ours).toEqual({
        rejected: expect.stringMatching(/^The (user|service|template) ID is required/),
      });
      expect(recorder.received).toEqual([]);
    });
  }
}

for (const form of ['#no-such-form', 'input', null]) {
  recorded(`sendForm with ${form} throws the same words`, async ({ page, recorder }) => {
    const noIds = { userId: '', serviceId: '', templateId: '' };
    const ours = await call(page, 'ours', 'sendForm', form, noIds);
    expect(ours).toEqual(await call(page, 'theirs', 'sendForm', form, noIds));
    expect(ours).toEqual({ rejected: expect.stringContaining('The 3rd parameter is expected') });
    expect(recorder.received).toEqual([]);
  });
}

recorded('a refused connection ends the same way', async ({ page, recorder, expectError }) => {
  expectError(/ERR_/);
  await page.evaluate(() => import(['', 'ours.js'].join('/')));
  recorder.close();
  const ours = await call(page, 'ours', 'send', PARAMS);
  expect(ours).toEqual(await call(page, 'theirs', 'send', PARAMS));
  expect(ours).toEqual({ rejected: { status: 0, text: '' } });
});
