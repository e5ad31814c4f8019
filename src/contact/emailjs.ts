/**
 * A client of EmailJS, identical on the wire to `emailjs-com` 3.2.0, which its authors have deprecated
 * (docs/requirements.md, 9). A test compares the two request by request.
 */

const LIB_VERSION = '3.2.0';

/** Where the service is, unless the settings say otherwise. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** How long the service may stay silent before sending counts as failed. */
export const TIMEOUT_MS = 15_000;

/** How long an answer may take that comes in drips. */
export const LONGEST_MS = 60_000;

/** What the service answered. Status 0 means that no answer came. */
export interface EmailResponse {
  readonly status: number;
  readonly text: string;
}

/** The three ids of an EmailJS account. Its dashboard calls the user id "Public Key". */
export interface EmailIds {
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
}

interface Timer {
  set(run: () => void, delayMs: number): unknown;
  clear(timer: unknown): void;
}

/** Where requests go, and what they are made with; tests pass their own fetch and timer. */
export interface EmailOptions {
  /** Scheme and host of the service, or "/" for the site itself. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  readonly timer?: Timer;
}

const browserTimer: Timer = {
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

function requireIds({ userId, serviceId, templateId }: EmailIds): void {
  const dashboard = 'https://dashboard.emailjs.com/admin';
  if (!userId) throw `The user ID is required. Visit ${dashboard}/integration`;
  if (!serviceId) throw `The service ID is required. Visit ${dashboard}`;
  if (!templateId) throw `The template ID is required. Visit ${dashboard}/templates`;
}

function findForm(form: HTMLFormElement | string): HTMLFormElement {
  const found = typeof form === 'string' ? document.querySelector(form) : form;
  if (found?.nodeName !== 'FORM') {
    throw 'The 3rd parameter is expected to be the HTML form element or the style selector of form';
  }
  return found as HTMLFormElement;
}

/** Reads an answer to its end, and tells of every sign of life on the way. */
async function readText(response: Response, onSign: () => void): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    onSign();
    text += decoder.decode(value, { stream: true });
  }
}

/** Posts to the service; rejects with an `EmailResponse` unless it counts as success. */
async function post(
  path: string,
  init: RequestInit,
  { origin, fetch: request = (...args) => fetch(...args), timer = browserTimer }: EmailOptions,
): Promise<EmailResponse> {
  const controller = new AbortController();
  const hangUp = () => controller.abort();
  const longest = timer.set(hangUp, LONGEST_MS);
  let silence = timer.set(hangUp, TIMEOUT_MS);
  const onSign = () => {
    timer.clear(silence);
    silence = timer.set(hangUp, TIMEOUT_MS);
  };
  let answer: EmailResponse;
  try {
    const response = await request(origin.replace(/\/$/, '') + path, {
      ...init,
      method: 'POST',
      signal: controller.signal,
    });
    onSign();
    answer = { status: response.status, text: await readText(response, onSign) };
  } catch {
    // No connection, no complete answer in time, or one the browser may not read.
    answer = { status: 0, text: '' };
  } finally {
    timer.clear(silence);
    timer.clear(longest);
  }
  if (answer.status === 200 || answer.text === 'OK') return answer;
  throw answer;
}

/**
 * Sends the parameters to a template.
 * @throws a string when an id is missing; rejects with an `EmailResponse` when sending fails
 */
export function sendEmail(
  ids: EmailIds,
  templateParams: Readonly<Record<string, string>>,
  options: EmailOptions,
): Promise<EmailResponse> {
  requireIds(ids);
  const body = JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: ids.userId,
    service_id: ids.serviceId,
    template_id: ids.templateId,
    template_params: templateParams,
  });
  const headers = { 'Content-type': 'application/json' };
  return post('/api/v1.0/email/send', { body, headers }, options);
}

/**
 * Sends the fields of a form, given as an element or a selector.
 * @throws a string when there is no such form or an id is missing; rejects as `sendEmail` does
 */
export function sendEmailForm(
  ids: EmailIds,
  form: HTMLFormElement | string,
  options: EmailOptions,
): Promise<EmailResponse> {
  const body = new FormData(findForm(form));
  requireIds(ids);
  body.append('lib_version', LIB_VERSION);
  body.append('service_id', ids.serviceId);
  body.append('template_id', ids.templateId);
  body.append('user_id', ids.userId);
  return post('/api/v1.0/email/send-form', { body }, options);
}
