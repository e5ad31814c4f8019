import { loadEnv } from 'vite';
import { EMAILJS_ORIGIN } from '../../src/sections/Contact/emailjs.ts';

/** The names of the settings for an EmailJS account, in the order in which EmailJS requires them. */
export const EMAIL_SETTINGS = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/**
 * Reads a public build setting from where a production build reads it: the process's environment, then
 * `.env.production.local`, `.env.production`, `.env.local` and `.env`. Blank values count as missing.
 */
export function readSetting(name: `PUBLIC_${string}`): string | undefined {
  return loadEnv('production', '.', 'PUBLIC_')[name]?.trim() || undefined;
}

/**
 * Reads the origin of the email service: EmailJS by default, another one with the same API, or "/" for
 * the origin of the site.
 * @throws if the setting is no origin, which would otherwise show only when a visitor sends a message
 */
export function readEmailOrigin(): string {
  const origin = readSetting('PUBLIC_EMAILJS_ORIGIN') ?? EMAILJS_ORIGIN;
  if (origin === '/' || URL.parse(origin)?.origin === origin) return origin;
  throw new Error(`PUBLIC_EMAILJS_ORIGIN is "${origin}": it has to be like ${EMAILJS_ORIGIN}.`);
}
