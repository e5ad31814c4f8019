import type { EmailIds } from './emailjs.ts';
import { type Message, type TemplateParams, toTemplateParams } from './message.ts';

/** How sending ended; each outcome has its words in `content`. */
export type Outcome = 'sent' | 'failed' | 'misconfigured';

/** The ids as the build's settings give them; any of them may be missing or empty. */
export type EmailSettings = { readonly [Id in keyof EmailIds]: string | undefined };

/** What sending needs from its surroundings. */
export interface Delivery {
  readonly ids: EmailSettings;
  /** Rejects when the service has not taken the message. */
  readonly send: (ids: EmailIds, params: TemplateParams) => Promise<unknown>;
  readonly now: () => Date;
  /** Told why sending failed (docs/requirements.md, 8.9: logged to the console). */
  readonly log: (error: unknown) => void;
}

/** Sends one complete message and says how that ended. Never throws. */
export async function deliver(
  message: Message,
  { ids, send, now, log }: Delivery,
): Promise<Outcome> {
  const { userId, serviceId, templateId } = ids;
  if (!userId || !serviceId || !templateId) return 'misconfigured';
  try {
    await send({ userId, serviceId, templateId }, toTemplateParams(message, now()));
    return 'sent';
  } catch (error) {
    log(error);
    return 'failed';
  }
}
