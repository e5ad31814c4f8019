import { readFile, writeFile } from 'node:fs/promises';
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

const FAULT_SERVICE_PORT = '.test/fault-service-port';

const NO_SETTINGS = {
  ...Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, ''])),
  PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
};

/** Set by whoever has already built it, and runs one browser after the other. */
export const IS_BUILT = 'SITE_IS_BUILT';

/** Builds what the browser tests look at. The faulty service runs until all of them are done. */
export default async function buildForTests(): Promise<() => Promise<void>> {
  // The address of the service is part of what is built: a second browser needs the same.
  const isBuilt = Boolean(process.env[IS_BUILT]);
  const builtFor = isBuilt ? Number(await readFile(FAULT_SERVICE_PORT, 'utf8')) : 0;
  const service = await startFaultService(builtFor);
  // Inherited by the processes of the tests.
  process.env.FAULT_SERVICE_ORIGIN = service.origin;
  if (isBuilt) return service.close;
  const builds = [
    [WITH_MAILBOX, LOCAL_SETTINGS],
    [WITHOUT_SETTINGS, NO_SETTINGS],
    [WITH_FAULTS, { ...LOCAL_SETTINGS, ...DECOYS, PUBLIC_EMAILJS_ORIGIN: service.origin }],
  ] as const;
  for (const [folder, settings] of builds) await buildSite(folder, settings);
  await writeFile(FAULT_SERVICE_PORT, new URL(service.origin).port);
  return service.close;
}
