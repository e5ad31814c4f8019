/** The browser everything is measured in: a whole Chromium that takes our server for the site's host. */
import { createHash, X509Certificate } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { site } from '../../site.config.ts';
import { createCertificate } from '../certificate.ts';
import { findChromium } from '../install.mjs';
import { type RunningSite, serveSite } from '../server.ts';

/** A served build, at the address the site is published at. */
export interface MeasuredSite {
  readonly server: RunningSite;
  /** What a browser has to be told to find it there. */
  readonly flags: readonly string[];
}

const { hostname } = new URL(site.origin);

/** Serves a build as a host does: HTTPS, HTTP/2, brotli, the real name. */
export async function serveMeasured(folder: string): Promise<MeasuredSite> {
  const certificate = createCertificate();
  const server = await serveSite({ folder, certificate, keepMail: async () => {} });
  const key = new X509Certificate(certificate.cert).publicKey;
  const spki = createHash('sha256').update(key.export({ type: 'spki', format: 'der' }));
  const flags = [
    `--host-resolver-rules=MAP ${hostname}:443 localhost:${new URL(server.url).port}`,
    // Not "all certificate errors": with one of those a browser keeps nothing for the second visit.
    `--ignore-certificate-errors-spki-list=${spki.digest('base64')}`,
  ];
  return { server, flags };
}

/** Without windows, without Chromium's own business, and with what Playwright switches off. */
export const QUIET_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The whole browser's path: the one without windows keeps no page alive behind the next. */
export function wholeChromium(): string {
  const path = findChromium({ isWhole: true });
  if (!path) throw new Error('Measuring needs a whole Chrome or Chromium: set CHROMIUM_PATH.');
  return path;
}

/** Starts the browser for one measurement. */
export function launch({ flags }: MeasuredSite): Promise<Browser> {
  return chromium.launch({
    executablePath: wholeChromium(),
    args: [...QUIET_FLAGS, ...flags],
    // Playwright's own wish, not visitors'.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
