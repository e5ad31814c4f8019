import { buildSite } from '../dev/build.ts';
import { EMAIL_SETTINGS } from '../dev/environment.ts';
import { LOCAL_SETTINGS } from '../dev/mailbox.ts';
import { DECOYS } from './decoys.ts';
import { startFaultService } from './faultService.ts';

/** As `npm start` builds it: the form sends to the mailbox beside the site. */
export const WITH_MAILBOX = '.test/with-mailbox';
/** As built without any email settings, whatever this machine's `.env` says. */
export const WITHOUT_SETTINGS = '.test/without-settings';

/** With a mail service on another origin, as in production; this one misbehaves when asked to. */
export const WITH_FAULTS = '.test/with-faults';

const NO_SETTINGS = {
  ...Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, ''])),
  PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
};

/** Builds what the browser tests look at. The faulty service runs until all of them are done. */
export default async function buildForTests(): Promise<() => Promise<void>> {
  const service = await startFaultService();
  // Inherited by the processes of the tests.
  process.env.FAULT_SERVICE_ORIGIN = service.origin;
  const builds = [
    [WITH_MAILBOX, LOCAL_SETTINGS],
    [WITHOUT_SETTINGS, NO_SETTINGS],
    [WITH_FAULTS, { ...LOCAL_SETTINGS, ...DECOYS, PUBLIC_EMAILJS_ORIGIN: service.origin }],
  ] as const;
  for (const [folder, settings] of builds) await buildSite(folder, settings);
  return service.close;
}
