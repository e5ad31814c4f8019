/**
 * What every host must do for this site, written once: the policy in each page and the headers
 * around it. The local preview and the tests serve exactly these, and `dev/hosts` writes them for hosts.
 */

import { PAGE_VIEW_POLICY } from './src/lib/pageViews.ts';
import { SOCIAL_PICTURE } from './src/lib/socialPicture.ts';

/** What the pages may ask of the browser: their own videos, and a copy button. */
export const usedFeatures = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
] as const;

/**
 * Closed to the pages and to whatever might get into them. Names some browsers do not know are
 * left out: Chromium writes a line to the console for each.
 */
export const closedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Sent with every response. A policy in a meta tag cannot say `frame-ancestors`: this one does. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // The origin alone: the App Store and the profile may count visitors who come from here.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...usedFeatures.map((feature) => `${feature}=(self)`),
    ...closedFeatures.map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What responses to some paths carry. */
export interface HostRule {
  /** One path, or everything below one: "/media/*". */
  readonly paths: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How long a copy may be kept: not at all without asking, under one name for ever, for a day. */
const CACHE = {
  asked: 'public, max-age=0, must-revalidate',
  forever: 'public, max-age=31536000, immutable',
  aDay: 'public, max-age=86400, stale-while-revalidate=604800',
} as const;

/** Folders of files whose names carry a hash of their content: under one name nothing else will come. */
const HASHED = ['/_astro/*', '/drawings/*'];

/** What an owner may replace under the same name, and visitors may keep for a day. */
const REPLACEABLE = [
  '/media/*',
  '/icons/*',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  SOCIAL_PICTURE.path,
];

/** Apple wants JSON of it, and its name has no ending from which a server would know. */
const APP_SITE_ASSOCIATION = '/.well-known/apple-app-site-association';

const ruleFor = (headers: HostRule['headers']) => (paths: string) => ({ paths, headers });

/**
 * The headers of every path; of two rules that name the same header the later one holds. From these
 * `npm run hosts` and the build write what each host reads (dev/hosts), and the preview serves.
 */
export const hostRules: readonly HostRule[] = [
  {
    paths: '/*',
    headers: {
      ...securityHeaders,
      // Pages of other sites cannot show our files.
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Pages are asked for anew each time: what they name is not.
      'Cache-Control': CACHE.asked,
    },
  },
  ...HASHED.map(ruleFor({ 'Cache-Control': CACHE.forever })),
  ...REPLACEABLE.map(ruleFor({ 'Cache-Control': CACHE.aDay })),
  // A server that fetches the picture for a link does not read this header, but the browser of a page
  // that shows that picture from our address does, and to be shown elsewhere is what it is for.
  { paths: SOCIAL_PICTURE.path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { paths: APP_SITE_ASSOCIATION, headers: { 'Content-Type': 'application/json' } },
];

/** Whether a rule's paths include this one. */
function includes(paths: string, path: string): boolean {
  return paths.endsWith('*') ? path.startsWith(paths.slice(0, -1)) : path === paths;
}

/** The headers of a response to a path. */
export function headersFor(
  path: string,
  rules: readonly HostRule[] = hostRules,
): Record<string, string> {
  const matching = rules.filter(({ paths }) => includes(paths, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/**
 * The policy Astro writes into each page, with the hashes of the page's own scripts and styles.
 * What no page uses stays closed: a frame needs a directive of its own first.
 * @param emailOrigin where contact messages go; a path or nothing means the site itself
 */
export function contentSecurityPolicy(emailOrigin: string) {
  const foreign = URL.canParse(emailOrigin) ? ` ${new URL(emailOrigin).origin}` : '';
  const directives = [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${foreign}`,
    // Without this one, scripts' own directive would let workers in.
    "worker-src 'none'",
    "base-uri 'none'",
    // The form is sent by script. Before it wakes, its text must not end up in an address.
    "form-action 'none'",
    // Text never becomes markup or code. One address becomes a script's: the page-view counter's.
    "require-trusted-types-for 'script'",
    `trusted-types ${PAGE_VIEW_POLICY}`,
  ] as const;
  return { directives: [...directives] };
}
