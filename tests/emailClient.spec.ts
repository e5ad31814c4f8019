/** The requests that the email client makes (docs/requirements.md, Email service). */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page, Request } from '@playwright/test';
import type { EmailIds } from '../src/sections/Contact/emailjs.ts';
import { expect, test } from './support/fixtures.ts';

const FORM = `<!doctype html><form id="form">
  <input name="name" value="Mei Tanaka"><input name="email" value="mei@club.example">
  <textarea name="message">two\nlines &amp; more</textarea></form>`;

const IDS = { userId: 'user', serviceId: 'service', templateId: 'template' };
const NO_IDS = { userId: '', serviceId: '', templateId: '' };

/** Opens a page with the client. The requests it posts are noted, and answered "OK". */
async function openClient(page: Page): Promise<Request[]> {
  const posted: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request));
  await page.route('**/api/**', (route) => route.fulfill({ body: 'OK' }));
  await page.route('/', (route) => route.fulfill({ body: FORM, contentType: 'text/html' }));
  await page.route('/client.js', (route) =>
    route.fulfill({
      body: stripTypeScriptTypes(readFileSync('src/sections/Contact/emailjs.ts', 'utf8')),
      contentType: 'text/javascript',
    }),
  );
  await page.goto('/');
  return posted;
}

/** Calls a method of the client. Returns what it resolves, rejects or throws. */
const call = (page: Page, method: 'sendEmail' | 'sendEmailForm', ids: EmailIds, content: unknown) =>
  page.evaluate(
    async ([method, ids, content, path]) => {
      const client = await import(path);
      return Promise.try(() => client[method](ids, content, location.origin)).catch(
        (error) => error,
      );
    },
    [method, ids, content, '/client.js'] as const,
  );

test('send posts the ids and the parameters as JSON', async ({ page }) => {
  const posted = await openClient(page);
  const params = { name: 'Mei "the wall" Tanaka', message: 'two\nlines\ttab \\ 🏸 \u2028' };
  expect(await call(page, 'sendEmail', IDS, params)).toEqual({ status: 200, text: 'OK' });
  const [request] = posted;
  expect(new URL(request?.url() ?? '').pathname).toBe('/api/v1.0/email/send');
  expect(request?.headers()['content-type']).toBe('application/json');
  expect(request?.postDataJSON()).toEqual({
    lib_version: '3.2.0',
    user_id: 'user',
    service_id: 'service',
    template_id: 'template',
    template_params: params,
  });
});

test('sendForm posts the fields of a form and the ids, whether it is an element or a selector', async ({
  page,
}) => {
  const posted = await openClient(page);
  for (const form of ['#form', await page.evaluateHandle(() => document.forms[0])]) {
    await call(page, 'sendEmailForm', IDS, form);
    const request = posted.pop();
    expect(new URL(request?.url() ?? '').pathname).toBe('/api/v1.0/email/send-form');
    const headers = { 'content-type': request?.headers()['content-type'] ?? '' };
    const body = new Uint8Array(request?.postDataBuffer() ?? []);
    expect([...(await new Response(body, { headers }).formData())]).toEqual([
      ['name', 'Mei Tanaka'],
      ['email', 'mei@club.example'],
      ['message', 'two\r\nlines & more'],
      ['lib_version', '3.2.0'],
      ['service_id', 'service'],
      ['template_id', 'template'],
      ['user_id', 'user'],
    ]);
  }
});

test('a missing id and a parameter that is no form are named, and nothing is posted', async ({
  page,
}) => {
  const posted = await openClient(page);
  for (const [form, ids, text] of [
    ['#form', { ...IDS, userId: '' }, 'The user ID is required'],
    ['#form', { ...IDS, serviceId: '' }, 'The service ID is required'],
    ['#form', { ...IDS, templateId: '' }, 'The template ID is required'],
    ['#no-such-form', NO_IDS, 'The 3rd parameter is expected'],
    ['input', NO_IDS, 'The 3rd parameter is expected'],
    [null, NO_IDS, 'The 3rd parameter is expected'],
  ] as const) {
    expect(await call(page, 'sendEmailForm', ids, form)).toContain(text);
    if (ids !== NO_IDS) expect(await call(page, 'sendEmail', ids, {})).toContain(text);
  }
  expect(posted).toEqual([]);
});
