/** The browser everything is measured in: a Chromium that takes our server for the site's host. */
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

/** Without Chromium's own business. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** How the browser is started for a measurement. */
interface LaunchOptions {
  /**
   * With everything windows need. Such a browser has pages of its own, which take their share of the
   * processor; but only it keeps a page alive behind the next.
   */
  readonly isWhole?: boolean;
  /** Where other programs can steer it too. */
  readonly port?: number;
}

/** Starts the browser for one measurement. */
export function launch(
  { flags }: MeasuredSite,
  { isWhole = false, port }: LaunchOptions = {},
): Promise<Browser> {
  const executablePath = findChromium({ isWhole });
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...QUIET_FLAGS,
      ...flags,
      ...(isWhole ? ['--headless=new'] : []),
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
    // Playwright's own wish, not visitors'.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
