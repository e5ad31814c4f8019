/** The form variant of the email client (docs/requirements.md, Email service), which needs a document. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page, Request } from '@playwright/test';
import type { EmailSettings } from '../src/sections/Contact/emailjs.ts';
import { expect, test } from './support/fixtures.ts';

const FORM = `<!doctype html><form id="form">
  <input name="name" value="Mei Tanaka"><input name="email" value="mei@club.example">
  <textarea name="message">two\nlines &amp; more</textarea></form>`;

const SETTINGS = { userId: 'user', serviceId: 'service', templateId: 'template' };

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

/** Sends a form. Returns what the client resolves, rejects or throws. */
const sendForm = (page: Page, settings: EmailSettings, form: unknown) =>
  page.evaluate(
    async ([settings, form, path]) => {
      const { sendEmailForm } = await import(path);
      return Promise.try(() => sendEmailForm(settings, form, location.origin)).catch(
        (error) => error,
      );
    },
    [settings, form, '/client.js'] as const,
  );

test('sendForm posts the fields of a form and the ids, whether it is an element or a selector', async ({
  page,
}) => {
  const posted = await openClient(page);
  for (const form of ['#form', await page.evaluateHandle(() => document.forms[0])]) {
    await sendForm(page, SETTINGS, form);
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

test('a parameter that is no form is named, before any id, and nothing is posted', async ({
  page,
}) => {
  const posted = await openClient(page);
  const noIds = { userId: '', serviceId: '', templateId: '' };
  for (const form of ['#no-such-form', 'input', null])
    expect(await sendForm(page, noIds, form)).toContain('The 3rd parameter is expected');
  expect(posted).toEqual([]);
});
