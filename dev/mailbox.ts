/**
 * A mailbox for developers: speaks the protocol of EmailJS's REST API, so that the contact form
 * works on a machine without an account. It prints each message and keeps it as a file.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the form sends while the mailbox stands in for EmailJS. */
export const LOCAL_SETTINGS = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'local_public_key',
  PUBLIC_EMAILJS_SERVICE_ID: 'local_service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'local_template',
  PUBLIC_EMAILJS_ORIGIN: '/',
} as const;

/** All template parameters together, as the service limits them. */
const MAX_VARIABLES_BYTES = 50_000;
/** More than any request the service would accept. */
export const MAX_BODY_BYTES = 100_000;

/** One accepted message: the ids it came with, and the template's parameters. */
export interface Mail {
  readonly ids: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

const ID_FIELDS = ['user_id', 'service_id', 'template_id', 'lib_version'];

function toStrings(record: object): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]));
}

async function readSend(request: Request): Promise<Mail> {
  const body: unknown = await request.json();
  if (typeof body !== 'object' || body === null) throw new TypeError('not an object');
  const { template_params: params, ...ids } = body as Record<string, unknown>;
  return {
    ids: toStrings(ids),
    params: toStrings(typeof params === 'object' && params !== null ? params : {}),
  };
}

async function readSendForm(request: Request): Promise<Mail> {
  const fields = toStrings(Object.fromEntries(await request.formData()));
  const isId = ([name]: [string, string]) => ID_FIELDS.includes(name);
  const entries = Object.entries(fields);
  return {
    ids: Object.fromEntries(entries.filter(isId)),
    params: Object.fromEntries(entries.filter((entry) => !isId(entry))),
  };
}

const READERS: Readonly<Record<string, (request: Request) => Promise<Mail>>> = {
  '/api/v1.0/email/send': readSend,
  '/api/v1.0/email/send-form': readSendForm,
};

/** What the service answers, in plain text. */
export interface MailAnswer {
  readonly status: number;
  readonly text: string;
}

export const VARIABLES_TOO_LARGE: MailAnswer = { status: 413, text: 'Variables size limit' };

/**
 * Answers one request, or gives null when it is not for the mailbox.
 * @param keep called with each accepted message before it is answered with 200 and "OK"
 */
export async function answerMail(
  request: Request,
  keep: (mail: Mail) => Promise<void>,
): Promise<MailAnswer | null> {
  const read = READERS[new URL(request.url).pathname];
  if (!read || request.method !== 'POST') return null;
  let mail: Mail;
  try {
    mail = await read(request);
  } catch {
    return { status: 400, text: 'Bad Request' };
  }
  for (const id of ['user_id', 'service_id', 'template_id']) {
    if (!mail.ids[id]) return { status: 400, text: `The ${id} parameter is required` };
  }
  if (Buffer.byteLength(JSON.stringify(mail.params)) > MAX_VARIABLES_BYTES)
    return VARIABLES_TOO_LARGE;
  await keep(mail);
  return { status: 200, text: 'OK' };
}

/** Keeps messages as files in a folder, named by the time they came. */
export function mailFolder(folder: string, now = () => new Date()) {
  let count = 0;
  return async (mail: Mail): Promise<string> => {
    count += 1;
    const time = now().toISOString().replaceAll(':', '-');
    const file = join(folder, `${time}-${count}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${JSON.stringify(mail, null, 2)}\n`);
    return file;
  };
}
