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

/** Lengths in UTF-16 code units, as `maxlength` counts them (specification, sections 5 and 9). */
export const LIMITS = {
  name: { min: 2, max: 80 },
  email: { min: 5, max: 254 },
  subject: { min: 3, max: 120 },
  message: { min: 10, max: 2000 },
} as const;

/** What the email template receives (specification, section 3). */
export type TemplateParams = Readonly<
  Record<'name' | 'email' | 'subject' | 'message' | 'time', string>
>;

/** One @, no spaces, and a dot inside the domain. Tried only on at most 254 characters. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function fits(text: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}

/** Whether a message may be sent (specification, section 5). */
export function isComplete({ name, email, subject, message, company }: Message): boolean {
  return (
    fits(name, LIMITS.name) &&
    fits(email, LIMITS.email) &&
    ADDRESS.test(email.trim()) &&
    fits(subject, LIMITS.subject) &&
    fits(message, LIMITS.message) &&
    company.trim() === ''
  );
}

/** The payload of a message: all trimmed, with the sender's local date and time. */
export function toTemplateParams(message: Message, now: Date): TemplateParams {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    subject: message.subject.trim(),
    message: message.message.trim(),
    time: now.toLocaleString(),
  };
}
