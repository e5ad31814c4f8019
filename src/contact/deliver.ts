import type { EmailClient, EmailIds } from './emailjs.ts';
import { type Message, toTemplateParams } from './message.ts';

/** How sending ended; each outcome has its words in `content`. */
export type Outcome = 'sent' | 'failed' | 'misconfigured';

/** The ids as the build's settings give them; any of them may be missing or empty. */
export type EmailSettings = { readonly [Id in keyof EmailIds]: string | undefined };

interface Delivery {
  readonly ids: EmailSettings;
  readonly client: Pick<EmailClient, 'send'>;
  readonly now: () => Date;
  /** Told why sending failed (specification, section 8: logged to the console). */
  readonly log: (error: unknown) => void;
}

/** Sends one complete message and says how that ended. Never throws. */
export async function deliver(
  message: Message,
  { ids, client, now, log }: Delivery,
): Promise<Outcome> {
  const { userId, serviceId, templateId } = ids;
  if (!userId || !serviceId || !templateId) return 'misconfigured';
  try {
    await client.send({ userId, serviceId, templateId }, toTemplateParams(message, now()));
    return 'sent';
  } catch (error) {
    log(error);
    return 'failed';
  }
}
