/** What a visitor types, as typed. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** The honeypot: people never see it, so only bots fill it in. */
  readonly company: string;
}

export type FieldName = keyof Message;

/** The five fields, in the order of the form. */
export const FIELD_NAMES = [
  'name',
  'email',
  'subject',
  'message',
  'company',
] as const satisfies readonly FieldName[];

/** Lengths in UTF-16 code units, as `maxlength` counts them (docs/requirements.md, 8.3). */
export const LIMITS = {
  name: { min: 2, max: 80 },
  email: { min: 5, max: 254 },
  subject: { min: 3, max: 120 },
  message: { min: 10, max: 2000 },
} as const;

/** A field whose length has limits. */
export type LimitedField = keyof typeof LIMITS;

/** Whether this is the name of such a field. */
export const isLimited = (name: string): name is LimitedField => Object.hasOwn(LIMITS, name);

/** What the email template receives (docs/requirements.md, 8.7). */
export type TemplateParams = Readonly<
  Record<'name' | 'email' | 'subject' | 'message' | 'time', string>
>;

/** A letter, digit or mark of any script, or what some scripts need beside them (RFC 5892). */
const CHARACTER = '[\\p{L}\\p{M}\\p{N}\\p{Join_Control}·・]';

/** What stands between two dots of a domain: hyphens neither begin nor end it. */
const LABEL = `${CHARACTER}+(?:-+${CHARACTER}+)*`;

/**
 * One @, and behind it labels with single dots between them, the last of which begins with a letter.
 * Before it any characters but spaces and those that set addresses apart in a mail's header. As in the
 * HTML standard, dots are free there: some Japanese addresses have two in a row. Each character can be
 * matched in one way only, so that the time it takes grows with the length and no faster.
 */
export const ADDRESS = new RegExp(
  `^(?!\\.)[^\\s@<>()[\\]:;,\\\\"]+@(?:${LABEL}\\.)+(?=\\p{L})${LABEL}$`,
  'u',
);

/** Half a character, which UTF-8 cannot carry. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Whatever any reader might take for the end of a line, and the other control characters. */
const CONTROL = /[\p{Control}\u2028\u2029]/gu;

/** The text that is sent: trimmed, and whole characters only. */
function clean(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').trim();
}

/** The same for a field of one line. It may become a header of the mail, which a line break ends. */
function cleanLine(text: string): string {
  return clean(text.replace(CONTROL, ' '));
}

function fits({ length }: string, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}

/** What is sent of what was typed: one line each but for the message, trimmed, whole characters. */
export function toFields({ name, email, subject, message }: Message) {
  return {
    name: cleanLine(name),
    email: cleanLine(email),
    subject: cleanLine(subject),
    message: clean(message),
  };
}

/** The first field of which more would be sent than there may be, or null. */
export function findTooLong(typed: Message): LimitedField | null {
  const fields = toFields(typed);
  const isTooLong = (name: LimitedField) => fields[name].length > LIMITS[name].max;
  return FIELD_NAMES.filter(isLimited).find(isTooLong) ?? null;
}

/** Whether a message may be sent (docs/requirements.md, 8.3). Judges what would be sent. */
export function isComplete(typed: Message): boolean {
  const { name, email, subject, message } = toFields(typed);
  return (
    fits(name, LIMITS.name) &&
    fits(email, LIMITS.email) &&
    ADDRESS.test(email) &&
    fits(subject, LIMITS.subject) &&
    fits(message, LIMITS.message) &&
    typed.company.trim() === ''
  );
}

/** The payload of a message: all trimmed, with the sender's local date and time. */
export function toTemplateParams(message: Message, now: Date): TemplateParams {
  return { ...toFields(message), time: now.toLocaleString() };
}
