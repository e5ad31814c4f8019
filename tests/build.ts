import { buildSite } from '../dev/build.ts';
import { EMAIL_SETTINGS } from '../dev/environment.ts';
import { LOCAL_SETTINGS } from '../dev/mailbox.ts';

/** As `npm start` builds it: the form sends to the mailbox beside the site. */
export const WITH_MAILBOX = '.test/with-mailbox';
/** As built without any email settings, whatever this machine's `.env` says. */
export const WITHOUT_SETTINGS = '.test/without-settings';

const NO_SETTINGS = {
  ...Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, ''])),
  PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
};

/** Set by whoever has already built it, and runs one browser after the other. */
export const IS_BUILT = 'SITE_IS_BUILT';

/** Builds what the browser tests look at. */
export default async function buildForTests(): Promise<void> {
  if (process.env[IS_BUILT]) return;
  await buildSite(WITH_MAILBOX, LOCAL_SETTINGS);
  await buildSite(WITHOUT_SETTINGS, NO_SETTINGS);
}
