import { readdirSync } from 'node:fs';
import { type SiteConfig, site } from '../../site.config.ts';
import { EMAIL_SETTINGS, readSetting } from '../environment.ts';

/** Environment variables that hosts set for builds, and files that their tools create. */
const HOSTS = {
  Vercel: ['VERCEL', '.vercel'],
  Netlify: ['NETLIFY', '.netlify', 'netlify.toml'],
  Cloudflare: ['CF_PAGES', 'WORKERS_CI', 'wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
};

/** The host that runs this build, or else the one set up in this folder; undefined if unclear. */
export function findHost(
  environment: NodeJS.ProcessEnv = process.env,
  files: readonly string[] = readdirSync('.'),
): string | undefined {
  const hostsWith = (isPresent: (sign: string) => unknown) =>
    Object.entries(HOSTS).flatMap(([host, signs]) => (signs.some(isPresent) ? host : []));
  const building = hostsWith((name) => environment[name]);
  const hosts = building.length > 0 ? building : hostsWith((name) => files.includes(name));
  return hosts.length === 1 ? hosts[0] : undefined;
}

/** Whether a host name is reserved for examples (RFC 2606). */
const isExample = (host: string): boolean => /(?:^|\.)example(?:\.com|\.org|\.net)?$/.test(host);

/** Whether page views are counted with the script that only Vercel serves. */
export const usesVercelScript = (pageViewScript: string | null): boolean =>
  pageViewScript?.startsWith('/_vercel/') ?? false;

/**
 * Finds placeholders in a valid configuration. One sentence for each, which says what to do.
 * @param host as `findHost` returns it
 * @param settings the names of the email settings that this build has
 */
export function* checkConfig(
  { appStore, email, origin, pageViewScript, social }: SiteConfig = site,
  host = findHost(),
  settings: readonly string[] = EMAIL_SETTINGS.filter((name) => readSetting(name)),
): Generator<string> {
  const listing = new URL(appStore.url);
  if (appStore.id.startsWith('0'))
    yield `site.config.ts: appStore.id "${appStore.id}" is a placeholder: put in the digits behind "id" in the address of your listing.`;
  if (listing.host !== 'apps.apple.com' || !listing.pathname.endsWith(`/id${appStore.id}`))
    yield `site.config.ts: appStore.url "${appStore.url}" does not lead to the listing with that id: put in https://apps.apple.com/app/id${appStore.id}, or the address your listing shows.`;
  if (isExample(new URL(origin).host))
    yield `site.config.ts: origin "${origin}" is a placeholder: put in the address the site will have.`;
  if (isExample(email.replace(/.*@/, '')))
    yield `site.config.ts: email "${email}" is a placeholder: put in the address visitors should write to.`;
  if (isExample(new URL(social.url).host))
    yield `site.config.ts: social.url "${social.url}" is a placeholder: put in the address of your profile, and its network and handle.`;
  if (usesVercelScript(pageViewScript) && !['Vercel', undefined].includes(host))
    yield `site.config.ts: pageViewScript "${pageViewScript}" is not there on ${host}: set it to null, or each page requests it in vain.`;
  for (const name of EMAIL_SETTINGS)
    if (!settings.includes(name))
      yield `${name} is not set, and no contact message would arrive: set it in .env, or where your host builds (docs/owner.md says where EmailJS shows it).`;
}

/** What a build says of placeholders that are left. */
export function launchWarnings(): string[] {
  const findings = [...checkConfig()];
  const warning = ['Not ready to be published (npm run launch-check):', ...findings].join('\n  ');
  return findings.length > 0 ? [warning] : [];
}
