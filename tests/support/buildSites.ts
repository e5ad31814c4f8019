import { readFile, writeFile } from 'node:fs/promises';
import { buildSite } from '../../scripts/buildSite.ts';
import { MOCK_EMAIL_SETTINGS } from '../../scripts/mockEmailService.ts';
import { startFaultService } from './faultService.ts';
import { ownersEdits } from './ownerSite.ts';
import { copyProject } from './projectCopy.ts';

/** This project's site, as `npm start` builds it: the form sends to the site's own mailbox. */
export const PROJECT_SITE = '.test/project-site';

/**
 * The site of another owner, as it is published: with an email service on another origin, which is the
 * fault service.
 */
export const OWNER_SITE = '.test/owners-copy/dist';

const FAULT_SERVICE_PORT = '.test/fault-service-port';

async function buildOwnerSite(emailOrigin: string): Promise<void> {
  const copy = await copyProject('owners-copy', await ownersEdits());
  const settings = {
    ...MOCK_EMAIL_SETTINGS,
    PUBLIC_EMAILJS_ORIGIN: emailOrigin,
  };
  await buildSite('dist', settings, copy);
}

/**
 * Builds both sites for the tests, unless `SITE_IS_BUILT` says that they are there, and runs the fault
 * service until all tests have ended.
 */
export default async function buildSites(): Promise<() => Promise<void>> {
  const isBuilt = Boolean(process.env.SITE_IS_BUILT);
  // The owner's site contains the address of the service.
  const port = isBuilt ? Number(await readFile(FAULT_SERVICE_PORT, 'utf8')) : 0;
  const service = await startFaultService(port);
  // Inherited by the worker processes.
  process.env.FAULT_SERVICE_ORIGIN = service.origin;
  if (isBuilt) return service.close;
  await buildSite(PROJECT_SITE, MOCK_EMAIL_SETTINGS);
  await buildOwnerSite(service.origin);
  await writeFile(FAULT_SERVICE_PORT, new URL(service.origin).port);
  return service.close;
}
