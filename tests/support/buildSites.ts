import { readFile, writeFile } from 'node:fs/promises';
import { buildSite } from '../../scripts/buildSite.ts';
import { MOCK_EMAIL_SETTINGS } from '../../scripts/mockEmailService.ts';
import { startFaultService } from './faultService.ts';

/** As `npm start` builds it: the form sends to the site's own mailbox. */
export const WITH_MAILBOX = '.test/with-mailbox';

/**
 * With an email service on another origin, as in production, the fault service, and with the
 * pseudo-locale, en-XA.
 */
export const WITH_FAULTS = '.test/with-faults';

/**
 * What an owner might leave in the environment of that build by mistake, besides the public settings.
 * None of it may end up in the built site.
 */
export const FAKE_SECRETS: Readonly<Record<string, string>> = {
  // The private key of the email service, under the names it may be given.
  EMAILJS_PRIVATE_KEY: 'xQ7-fAkePrivateKeyA_1',
  EMAILJS_ACCESS_TOKEN: 'aT4_fAkeAccessToken-2',
  PUBLIC_EMAILJS_PRIVATE_KEY: 'pQ9_fAkePublishedK_K3',
  // Public by their prefixes, and not used by the site.
  PUBLIC_SOMETHING_ELSE: 'fake-public-something-else',
  VITE_SOMETHING_ELSE: 'fake-vite-something-else',
  DATABASE_URL: 'postgres://fake:password@database.example/site',
  NPM_TOKEN: 'npm_fakeFakeFakeFakeFakeFakeFakeFakeFak1',
};

const FAULT_SERVICE_PORT = '.test/fault-service-port';

/** The environment variable that says that both builds are there, to be used again. */
export const IS_BUILT = 'SITE_IS_BUILT';

/** Builds the site for the tests, and runs the fault service until all of them have ended. */
export default async function buildForTests(): Promise<() => Promise<void>> {
  const isBuilt = Boolean(process.env[IS_BUILT]);
  // The build contains the address of the service.
  const port = isBuilt ? Number(await readFile(FAULT_SERVICE_PORT, 'utf8')) : 0;
  const service = await startFaultService(port);
  // Inherited by the worker processes.
  process.env.FAULT_SERVICE_ORIGIN = service.origin;
  if (isBuilt) return service.close;
  await buildSite(WITH_MAILBOX, MOCK_EMAIL_SETTINGS);
  const settings = {
    ...MOCK_EMAIL_SETTINGS,
    ...FAKE_SECRETS,
    PUBLIC_EMAILJS_ORIGIN: service.origin,
    PSEUDO_LOCALE: 'yes',
  };
  await buildSite(WITH_FAULTS, settings);
  await writeFile(FAULT_SERVICE_PORT, new URL(service.origin).port);
  return service.close;
}
