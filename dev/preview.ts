/**
 * `npm start`, after installing: builds the site into `.preview/` and serves it on localhost.
 * Without email settings the form sends to an embedded mailbox instead of EmailJS.
 */
import { buildSite } from './build.ts';
import { endIfConfigIsFaulty } from './configFaults.ts';
import { EMAIL_SETTINGS, readSetting } from './environment.ts';
import { LOCAL_SETTINGS, type Mail, mailFolder } from './mailbox.ts';
import { serveSite } from './server.ts';

/** Another folder may be named, so that a test does not build under a running preview. */
const FOLDER = process.argv[2] ?? '.preview';
const MAIL_FOLDER = '.mailbox';
const PORT = Number(process.env.PORT ?? 4321);

await endIfConfigIsFaulty();
const hasAccount = EMAIL_SETTINGS.every((name) => readSetting(name));
console.log('Building the preview…');
await buildSite(FOLDER, hasAccount ? {} : LOCAL_SETTINGS).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const keepAsFile = mailFolder(MAIL_FOLDER);
const keepMail = async (mail: Mail) => {
  const file = await keepAsFile(mail);
  const lines = Object.entries(mail.params).map(([name, value]) => `  ${name}: ${value}`);
  console.log(`\nA message came in, kept as ${file}\n${lines.join('\n')}`);
};
const site = await serveSite(hasAccount ? { folder: FOLDER } : { folder: FOLDER, keepMail }, PORT);
console.log(`\n  ${site.url}\n`);
console.log(
  hasAccount
    ? 'Contact messages are sent through EmailJS.'
    : `No email settings: contact messages are shown here and kept in ${MAIL_FOLDER}/.`,
);
