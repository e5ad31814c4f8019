/**
 * An EmailJS client: the requests of `emailjs-com` 3.2.0 (docs/requirements.md, Email service), which
 * is deprecated and does not end a request that gets no answer.
 */

const LIB_VERSION = '3.2.0';

/** The service's origin, unless the environment sets another. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Where messages are posted, on the service's origin. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Sending fails when the whole answer has not arrived after this long. */
export const TIMEOUT_MS = 30_000;

/** The service's response. Status 0 means that there was none. */
interface EmailResponse {
  readonly status: number;
  readonly text: string;
}

/** The settings of an EmailJS account: three ids. Its dashboard calls the user id "Public Key". */
export interface EmailSettings {
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
}

function requireSettings({ userId, serviceId, templateId }: EmailSettings): void {
  const dashboard = 'https://dashboard.emailjs.com/admin';
  if (!userId) throw `The user ID is required. Visit ${dashboard}/integration`;
  if (!serviceId) throw `The service ID is required. Visit ${dashboard}`;
  if (!templateId) throw `The template ID is required. Visit ${dashboard}/templates`;
}

/** Posts to the service. Rejects with an `EmailResponse` unless it counts as a success. */
async function post(origin: string, path: string, init: RequestInit): Promise<EmailResponse> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('timeout'));
    }, TIMEOUT_MS);
  });
  const request = async (): Promise<EmailResponse> => {
    const response = await fetch(origin.replace(/\/$/, '') + path, {
      ...init,
      method: 'POST',
      signal: controller.signal,
    });
    return { status: response.status, text: await response.text() };
  };
  let answer: EmailResponse;
  try {
    // A race, because a `fetch` replaced by a browser extension may ignore the signal.
    answer = await Promise.race([request(), timeout]);
  } catch {
    // No connection, a timeout, or a response blocked by CORS.
    answer = { status: 0, text: '' };
  } finally {
    clearTimeout(timer);
  }
  if (answer.status === 200 || answer.text === 'OK') return answer;
  throw answer;
}

/**
 * Sends an email with the given template parameters.
 * @param origin scheme and host of the service, or "/" for this site
 * @throws a string if an id is missing; rejects with an `EmailResponse` if sending fails
 */
export function sendEmail(
  settings: EmailSettings,
  templateParams: Readonly<Record<string, string>>,
  origin: string,
): Promise<EmailResponse> {
  requireSettings(settings);
  const body = JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: settings.userId,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: templateParams,
  });
  const headers = { 'Content-type': 'application/json' };
  return post(origin, SEND_PATH, { body, headers });
}

/**
 * Sends the fields of a form, given as an element or a selector (docs/requirements.md, Email service).
 * @param origin as for `sendEmail`
 * @throws a string if there is no such form or an id is missing; rejects like `sendEmail`
 */
export function sendEmailForm(
  settings: EmailSettings,
  form: HTMLFormElement | string,
  origin: string,
): Promise<EmailResponse> {
  const found = typeof form === 'string' ? document.querySelector(form) : form;
  if (found?.nodeName !== 'FORM')
    throw 'The 3rd parameter is expected to be the HTML form element or the style selector of form';
  requireSettings(settings);
  const body = new FormData(found as HTMLFormElement);
  body.append('lib_version', LIB_VERSION);
  body.append('service_id', settings.serviceId);
  body.append('template_id', settings.templateId);
  body.append('user_id', settings.userId);
  return post(origin, `${SEND_PATH}-form`, { body });
}
