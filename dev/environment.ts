import { loadEnv } from 'vite';

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
