import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The names of the account's settings, in the order the service asks for them. */
export const EMAIL_SETTINGS = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/**
 * Reads one build setting: from the process first, then from `.env`.
 * A value of nothing but spaces counts as missing.
 */
export function readSetting(name: string, file = '.env'): string | undefined {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined;
  return (process.env[name] ?? fromFile)?.trim() || undefined;
}
