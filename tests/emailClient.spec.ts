/** The email client and the one it replaces send the same requests (docs/requirements.md, Email service). */
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const FORM = `<!doctype html><form id="form">
  <input name="name" value="Mei Tanaka"><input name="email" value="mei@club.example">
  <textarea name="message">two\nlines &amp; “quotes” 🏸</textarea></form>`;

const PARAMS = {
  name: 'Mei "the wall" Tanaka',
  subject: '羽毛球 \u2028',
  message: 'two\nlines\ttab \\ 🏸',
};

const IDS = { userId: 'user', serviceId: 'service', templateId: 'template' };

/** Opens a page with both clients. The requests they post are noted, and answered "OK". */
async function openClients(page: Page): Promise<Request[]> {
  const posted: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request));
  await page.route('**/api/**', (route) => route.fulfill({ body: 'OK' }));
  await page.route('/', (route) => route.fulfill({ body: FORM, contentType: 'text/html' }));
  await page.route('/ours.js', (route) =>
    route.fulfill({
      body: stripTypeScriptTypes(readFileSync('src/sections/Contact/emailjs.ts', 'utf8')),
      contentType: 'text/javascript',
    }),
  );
  await page.goto('/');
  const packageFile = createRequire(import.meta.url).resolve('emailjs-com');
  await page.addScriptTag({ path: packageFile.replace(/cjs.*/, 'dist/email.min.js') });
  return posted;
}

/**
 * Calls the same method of both clients, and expects the same result.
 * @param content the parameters, a selector, or a handle of an element
 * @returns what the promise was resolved or rejected with
 */
async function callBoth(page: Page, method: 'send' | 'sendForm', content: unknown, ids = IDS) {
  const [ours, theirs] = await page.evaluate(
    async ([method, content, { userId, serviceId, templateId }, path]) => {
      const { sendEmail, sendEmailForm } = await import(path);
      const send = method === 'send' ? sendEmail : sendEmailForm;
      const { origin } = location;
      const emailjs = Reflect.get(window, 'emailjs');
      emailjs.init(userId, origin);
      const readResult = (call: () => Promise<unknown>) =>
        Promise.try(call).then(
          (resolved) => ({ resolved }),
          (rejected) => ({ rejected }),
        );
      return [
        await readResult(() => send({ userId, serviceId, templateId }, content, origin)),
        await readResult(() => emailjs[method](serviceId, templateId, content)),
      ];
    },
    [method, content, ids, '/ours.js'] as const,
  );
  expect(ours).toEqual(theirs);
  return ours;
}

/** What a request sends, whatever its boundary between the fields of a form. */
function sentBy(request: Request): string {
  const headers = JSON.stringify(request.headers());
  const [, boundary = 'none'] = /boundary=([\w-]+)/.exec(headers) ?? [];
  return [request.url(), headers, request.postData()].join('\n').replaceAll(boundary, '');
}

test('send and sendForm make the same requests', async ({ page }) => {
  const posted = await openClients(page);
  for (const [method, content, part] of [
    ['send', PARAMS, '"template_params":{"name":"Mei'],
    ['sendForm', '#form', ' name="template_id"'],
    ['sendForm', await page.evaluateHandle(() => document.forms[0]), ' name="template_id"'],
  ] as const) {
    await callBoth(page, method, content);
    const [ours, theirs] = posted.splice(0).map(sentBy);
    expect(ours).toContain(part);
    expect(ours).toBe(theirs);
  }
});

test('every answer, and none, ends in the same way', async ({ page, expectError }) => {
  expectError(/status of|ERR_/);
  await openClients(page);
  for (const [status, text] of [
    [200, 'OK'],
    [200, 'something else'],
    [500, 'OK'],
    [400, 'The Public Key is invalid'],
    [429, ''],
  ] as const) {
    await page.route('**/api/**', (route) => route.fulfill({ status, body: text }));
    const key = status === 200 || text === 'OK' ? 'resolved' : 'rejected';
    expect(await callBoth(page, 'send', PARAMS)).toEqual({ [key]: { status, text } });
  }
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  expect(await callBoth(page, 'send', PARAMS)).toEqual({ rejected: { status: 0, text: '' } });
});

test('a missing id and a parameter that is no form throw the same texts', async ({ page }) => {
  const posted = await openClients(page);
  const noIds = { userId: '', serviceId: '', templateId: '' };
  for (const [content, ids, text] of [
    ['#form', { ...IDS, userId: '' }, 'The user ID is required'],
    ['#form', { ...IDS, serviceId: '' }, 'The service ID is required'],
    ['#form', { ...IDS, templateId: '' }, 'The template ID is required'],
    ['#no-such-form', noIds, 'The 3rd parameter is expected'],
    ['input', noIds, 'The 3rd parameter is expected'],
    [null, noIds, 'The 3rd parameter is expected'],
  ] as const) {
    const expected = { rejected: expect.stringContaining(text) };
    expect(await callBoth(page, 'sendForm', content, ids)).toEqual(expected);
    if (ids !== noIds) expect(await callBoth(page, 'send', PARAMS, ids)).toEqual(expected);
  }
  expect(posted).toEqual([]);
});
