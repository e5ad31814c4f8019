/**
 * The fields in the order of the form. The company is a honeypot, hidden from people so that only
 * bots fill it in.
 */
export const FIELD_NAMES = ['name', 'email', 'subject', 'message', 'company'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The form's fields, exactly as typed. */
export type Message = Readonly<Record<FieldName, string>>;

export const EMPTY_MESSAGE: Message = {
  name: '',
  email: '',
  subject: '',
  message: '',
  company: '',
};

/** Lengths in UTF-16 code units, as `maxlength` counts them (docs/requirements.md, Contact). */
export const LIMITS = {
  name: { min: 2, max: 80 },
  email: { min: 5, max: 254 },
  subject: { min: 3, max: 120 },
  message: { min: 10, max: 2000 },
} as const;

/** Screen readers announce when fewer characters than this are left in the message. */
export const ALMOST_FULL_CHARACTERS = 100;

/** A field with length limits. */
export type LimitedField = keyof typeof LIMITS;

/** Whether a name is that of a field with length limits. */
export const isLimited = (name: string): name is LimitedField => Object.hasOwn(LIMITS, name);

/** A letter, combining mark or digit of any script, or a character some scripts add (RFC 5892). */
const CHARACTER = '[\\p{L}\\p{M}\\p{N}\\p{Join_Control}·・]';

/** A domain label: hyphens are allowed inside but not at either end. */
const LABEL = `${CHARACTER}+(?:-+${CHARACTER}+)*`;

/**
 * An email address with any characters before the @ except spaces and those that separate addresses
 * in a mail header, and a domain whose last label begins with a letter. As in the HTML standard,
 * consecutive dots before the @ are allowed, because some Japanese addresses have them. No two
 * parts of the pattern match the same character, so matching takes linear time.
 */
const ADDRESS = new RegExp(
  `^(?!\\.)[^\\s@<>()[\\]:;,\\\\"]+@(?:${LABEL}\\.)+(?=\\p{L})${LABEL}$`,
  'u',
);

const LIMITED_FIELDS = FIELD_NAMES.filter(isLimited);

/** An unpaired surrogate, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Control characters, and everything that any mail software treats as a line break. */
const CONTROL = /[\p{Control}\u2028\u2029]/gu;

/** Trims a text and replaces invalid characters. */
const clean = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd').trim();

/** Cleans a single-line field. Line breaks are replaced: the field may become a mail header. */
const cleanLine = (text: string): string => clean(text.replace(CONTROL, ' '));

/** The fields as they are sent: trimmed, valid UTF-8, and on one line except for the message. */
export function sanitizeMessage({ name, email, subject, message }: Message) {
  return {
    name: cleanLine(name),
    email: cleanLine(email),
    subject: cleanLine(subject),
    message: clean(message),
  };
}

/** The first field that is longer than its limit when sent, or null. */
export function findTooLong(typed: Message): LimitedField | null {
  const fields = sanitizeMessage(typed);
  return LIMITED_FIELDS.find((name) => fields[name].length > LIMITS[name].max) ?? null;
}

/** Whether a message may be sent, judged by its cleaned fields (docs/requirements.md, Contact). */
export function isComplete(typed: Message): boolean {
  const fields = sanitizeMessage(typed);
  const isLongEnough = LIMITED_FIELDS.every((name) => fields[name].length >= LIMITS[name].min);
  return (
    isLongEnough &&
    findTooLong(typed) === null &&
    ADDRESS.test(fields.email) &&
    typed.company.trim() === ''
  );
}

/**
 * The sender's local date and time (docs/requirements.md, Contact), in English whatever the browser's language is,
 * because the owner reads it: "1/2/2026, 10:04:05 AM".
 */
export const formatTime = (now: Date): string => now.toLocaleString('en');

/** The email template's parameters for a message (docs/requirements.md, Contact), with the time at the sender. */
export const createTemplateParams = (message: Message, now: Date) => ({
  ...sanitizeMessage(message),
  time: formatTime(now),
});
