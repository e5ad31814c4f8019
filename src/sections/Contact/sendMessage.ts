import { type EmailSettings, sendEmail } from './emailjs.ts';
import { createTemplateParams, type Message } from './message.ts';

/** The result of sending a message. The texts shown for it are in `content`. */
export type Outcome = 'sent' | 'failed' | 'misconfigured';

/**
 * Sends a complete message, and logs why that failed (docs/requirements.md, Contact).
 * @param settings from the build's environment. Any of them may be missing or empty
 * @param origin of the service, as for `sendEmail`
 */
export async function sendMessage(
  message: Message,
  { userId, serviceId, templateId }: Readonly<Record<keyof EmailSettings, string | undefined>>,
  origin: string,
): Promise<Outcome> {
  if (!userId || !serviceId || !templateId) return 'misconfigured';
  try {
    const params = createTemplateParams(message, new Date());
    await sendEmail({ userId, serviceId, templateId }, params, origin);
    return 'sent';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
