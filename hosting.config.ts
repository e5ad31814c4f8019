/**
 * The HTTP headers and redirects of the site, and the content security policy of its pages. The preview
 * server and the tests use these rules as they are. Every build writes them to `dist/_headers` and
 * `dist/_redirects` (Netlify, Cloudflare Pages), `npm run generate:vercel` to `vercel.json`.
 */

/** Browser features the pages use: videos and the copy button. */
const allowedFeatures = 'autoplay clipboard-write fullscreen picture-in-picture'.split(' ');

/**
 * Browser features denied to the pages and to anything injected into them. Features that some
 * browsers do not know are left out: Chromium logs a line to the console for each.
 */
const deniedFeatures = `
  accelerometer browsing-topics camera captured-surface-control clipboard-read compute-pressure
  display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access
  sync-xhr usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Browsers ignore this directive in a meta element, where the rest of the policy is.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Other sites see only the origin: the App Store can count the visitors that come from here.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...allowedFeatures.map((feature) => `${feature}=(self)`),
    ...deniedFeatures.map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Sent with every response for which `pathHeaders` has no other value. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  // Other sites cannot embed files of this site.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/** Files that may be replaced under the same name. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Paths with headers of their own. */
interface PathHeaders {
  /** Absolute paths; `*` at the end matches the rest. No two entries may match the same path. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers of certain paths: files that may be cached, or shown by other sites. */
export const pathHeaders: readonly PathHeaders[] = [
  {
    // File names that contain a hash of the content.
    paths: ['/_astro/*', '/drawings/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    paths: [
      '/media/*',
      '/icons/*',
      '/favicon.svg',
      '/languages.json',
      '/robots.txt',
      '/sitemap.xml',
    ],
    headers: { 'Cache-Control': ONE_DAY },
  },
  {
    // The pictures for link previews, which other sites show.
    paths: ['/social.jpg', '/social/*'],
    headers: { 'Cache-Control': ONE_DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    // Apple requires JSON, and the file has no extension that would tell a server so.
    paths: ['/.well-known/apple-app-site-association'],
    headers: { 'Content-Type': 'application/json' },
  },
];

/** An address that has moved. */
export interface Redirect {
  /** The former path, without a query. */
  readonly from: string;
  /** The path it has now, or the address of another site. */
  readonly to: string;
}

/**
 * The addresses that have moved for good, one a line: `{ from: '/faq', to: '/#faq' },`. Those of pages
 * with `.html` or with a slash too many need no line.
 */
export const redirects: readonly Redirect[] = [];

/** Whether a path pattern matches a path. */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of a response, by name, that are not the same for all paths. */
export function varyingHeadersFor(path: string): Record<string, string> {
  const matches = ({ paths }: PathHeaders) => paths.some((each) => matchesPath(each, path));
  return { ...defaultHeaders, ...pathHeaders.find(matches)?.headers };
}

/**
 * The headers of a response, by name.
 * @param path the path of the request, without a query; '/404' for a page that does not exist
 */
export function headersFor(path: string): Record<string, string> {
  return { ...securityHeaders, ...varyingHeadersFor(path) };
}

/**
 * The content security policy. Astro writes it to a meta element in each page and adds the hashes of
 * the page's own scripts and styles.
 * @param emailOrigin the origin contact messages are sent to; '/' means the site itself
 */
export function contentSecurityPolicy(emailOrigin: string) {
  const emailSource = URL.canParse(emailOrigin) ? ` ${new URL(emailOrigin).origin}` : '';
  const directives = [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${emailSource}`,
    // Without it, workers would fall back to script-src.
    "worker-src 'none'",
    "base-uri 'none'",
    // The form is sent by script. Submitted before hydration, its text must not end up in a URL.
    "form-action 'none'",
    // The only script URL assigned at run time is that of the page-view counter, in src/layouts/pageViews.ts.
    "require-trusted-types-for 'script'",
    'trusted-types page-view-script',
  ] as const;
  return { directives: [...directives] };
}
