/**
 * `npm start`, after the installation: builds the site into `.preview/` and serves it on localhost.
 * Without EmailJS settings, emails of the contact form go to a mock service, which prints and saves them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMAIL_SETTINGS, readSetting } from './build/environment.ts';
import { buildSite } from './buildSite.ts';
import { type Email, MOCK_EMAIL_SETTINGS } from './mockEmailService.ts';
import { serveSite } from './server.ts';

const folder = '.preview';
const EMAIL_FOLDER = '.emails';
const port = Number(process.env.PORT ?? 4321);

async function onEmail(email: Email): Promise<void> {
  const file = join(EMAIL_FOLDER, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  await mkdir(EMAIL_FOLDER, { recursive: true });
  await writeFile(file, `${JSON.stringify(email, null, 2)}\n`);
  console.log(`\nReceived an email, saved as ${file}`);
  for (const [name, value] of Object.entries(email.params)) console.log(`  ${name}: ${value}`);
}

const hasAccount = EMAIL_SETTINGS.every((name) => readSetting(name));
console.log('Building the preview…');
await buildSite(folder, hasAccount ? {} : MOCK_EMAIL_SETTINGS).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const site = await serveSite({ folder, ...(hasAccount ? {} : { onEmail }) }, port);
console.log(`\n  ${site.url}\n`);
console.log(
  hasAccount
    ? 'The contact form sends emails through EmailJS.'
    : `No EmailJS settings: emails of the contact form are printed here and saved in ${EMAIL_FOLDER}/.`,
);
