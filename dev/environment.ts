import { loadEnv } from 'vite';
import { EMAILJS_ORIGIN } from '../src/contact/emailjs.ts';

/** The names of the account's settings, in the order the service asks for them. */
export const EMAIL_SETTINGS = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/**
 * Reads one public build setting from where the build itself does: the process first, then
 * `.env.production.local`, `.env.production`, `.env.local` and `.env`.
 * A value of nothing but spaces counts as missing.
 */
export function readSetting(name: `PUBLIC_${string}`, folder = '.'): string | undefined {
  return loadEnv('production', folder, 'PUBLIC_')[name]?.trim() || undefined;
}

/**
 * Where the form sends to: EmailJS, another origin that answers like it, or "/", the site itself.
 * Throws where it is none of these: messages would fail only when visitors send them.
 */
export function readEmailOrigin(folder?: string): string {
  const origin = readSetting('PUBLIC_EMAILJS_ORIGIN', folder) ?? EMAILJS_ORIGIN;
  if (origin === '/' || URL.parse(origin)?.origin === origin) return origin;
  throw new Error(`PUBLIC_EMAILJS_ORIGIN is "${origin}": it has to be like ${EMAILJS_ORIGIN}.`);
}
