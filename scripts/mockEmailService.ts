/** A mock of the EmailJS API, which makes the contact form work locally without an EmailJS account. */

/** Build settings that make the contact form send to the mock service next to the site. */
export const MOCK_EMAIL_SETTINGS = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'local_public_key',
  PUBLIC_EMAILJS_SERVICE_ID: 'local_service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'local_template',
  PUBLIC_EMAILJS_ORIGIN: '/',
} as const;

/** An email the service has accepted. */
export interface Email {
  /** The ids of the account, and the version of the client. */
  readonly ids: Readonly<Record<string, string>>;
  /** The parameters of the email template. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Answers a request with status and text, as EmailJS does.
 * @param body the JSON that the contact form sends
 * @param onEmail receives an accepted email before the response is sent
 */
export async function answerEmailRequest(
  body: string,
  onEmail: (email: Email) => void | Promise<void>,
): Promise<readonly [status: number, text: string]> {
  const { template_params: params = {}, ...ids } = JSON.parse(body);
  for (const id of ['user_id', 'service_id', 'template_id'])
    if (!ids[id]) return [400, `The ${id} parameter is required`];
  await onEmail({ ids, params });
  return [200, 'OK'];
}
