/** What only the owner can fill in: addresses, accounts, and pictures of the real app. */
import type { SiteConfig } from '../../site.config.ts';
import { EMAIL_SETTINGS } from '../environment.ts';
import type { Check, FactsCheck, OwnersFacts, Problem } from './launch.ts';

/** Names under .example belong to nobody (RFC 2606): each is a placeholder. */
const isPlaceholderHost = (host: string): boolean =>
  /(?:^|\.)example(?:\.com|\.org|\.net)?$/.test(host);

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const inConfig = (name: string, value: string) =>
  `site.config.ts, ${name}: ${JSON.stringify(value)}`;

const checkAppId: FactsCheck = ({ config: { appStore } }) => {
  if (/^[1-9]\d{5,}$/.test(appStore.id)) return [];
  return [
    {
      what: `${inConfig('appStore.id', appStore.id)} is no App Store id`,
      todo: 'Put in the digits behind "id" in the address of your listing.',
    },
  ];
};

const checkStoreLink: FactsCheck = ({ config: { appStore } }) => {
  const leadsThere =
    hostOf(appStore.url) === 'apps.apple.com' &&
    new URL(appStore.url).pathname.endsWith(`/id${appStore.id}`);
  if (leadsThere) return [];
  return [
    {
      what: `${inConfig('appStore.url', appStore.url)} does not lead to the listing with that id`,
      todo: `Put in https://apps.apple.com/app/id${appStore.id}, or the address your listing shows.`,
    },
  ];
};

const checkOrigin: FactsCheck = ({ config: { origin } }) => {
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  if (isOrigin && origin.startsWith('https://') && !isPlaceholderHost(hostOf(origin))) return [];
  return [
    {
      what: `${inConfig('origin', origin)} is not where a site can be published`,
      todo: 'Put in your own address: https://, the host, no slash at the end.',
    },
  ];
};

const checkEmail: FactsCheck = ({ config: { email } }) => {
  const host = /^[^\s@]+@([\w-]+(?:\.[\w-]+)+)$/.exec(email)?.[1];
  if (host && !isPlaceholderHost(host)) return [];
  return [
    {
      what: `${inConfig('email', email)} is nobody's address`,
      todo: 'Put in the address visitors should write to.',
    },
  ];
};

const checkSocial: FactsCheck = ({ config: { social } }) => {
  if (social.url.startsWith('https://') && !isPlaceholderHost(hostOf(social.url))) return [];
  return [
    {
      what: `${inConfig('social.url', social.url)} is no profile`,
      todo: 'Put in the address of your profile, and its network and handle.',
    },
  ];
};

const checkSettings: FactsCheck = ({ settings }) =>
  EMAIL_SETTINGS.filter((name) => !settings[name]).map((name) => ({
    what: `${name} is not set: no contact message would arrive`,
    todo: 'Set it in .env, or where your host builds; docs/owner.md says where EmailJS shows it.',
  }));

const checkMedia: Check = ({ config, shippedMedia }) => {
  const problems: Problem[] = shippedMedia.map((file) => ({
    what: `${file} is still the illustration this project came with`,
    todo: /-screen\.png$/.test(file)
      ? 'Put a screenshot of your own there, in full size; docs/owner.md says which.'
      : 'Take a film of your own in with npm run media:recording, which writes this file too.',
  }));
  if (config.mediaIsIllustration && problems.length === 0)
    problems.push({
      what: 'site.config.ts, mediaIsIllustration: true, though all pictures and films are your own',
      todo: 'Set it to false.',
    });
  if (!config.mediaIsIllustration && problems.length > 0)
    problems.push({
      what: 'site.config.ts, mediaIsIllustration: false, but some illustrations are still there',
      todo: 'Set it to true until they are replaced.',
    });
  return problems;
};

const checkHostFiles: Check = ({ oldHostFiles }) =>
  oldHostFiles.map((file) => ({
    what: `${file} is not what hosting.config.ts and site.config.ts say now`,
    todo: 'Run npm run hosts, and commit it.',
  }));

/** Whether page views are counted by the script that Vercel serves. */
export const countsOnVercel = ({ pageViewScript }: SiteConfig): boolean =>
  pageViewScript?.startsWith('/_vercel/') ?? false;

/** Where it is not served, each page asks for a file that is not there. */
const checkPageViewScript: FactsCheck = ({ config, host }) =>
  host === undefined || host === 'Vercel' || !countsOnVercel(config)
    ? []
    : [
        {
          what: `site.config.ts, pageViewScript: ${host} has no ${config.pageViewScript}`,
          todo: 'Set it to null: each page would ask for it, and log that it is missing.',
        },
      ];

const FILLED_IN: readonly FactsCheck[] = [
  checkAppId,
  checkStoreLink,
  checkOrigin,
  checkEmail,
  checkSocial,
  checkSettings,
  checkPageViewScript,
];

export const ownersChecks: readonly Check[] = [...FILLED_IN, checkMedia, checkHostFiles];

/** What is still to be filled in, one line each, for whoever builds. */
export function placeholders(facts: OwnersFacts): string[] {
  return FILLED_IN.flatMap((check) => check(facts)).map(({ what }) => what);
}
