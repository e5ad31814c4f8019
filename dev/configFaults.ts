/** What in `site.config.ts` cannot be published: checked before anything is built from it. */
import { site } from '../site.config.ts';
import { hero } from '../src/content/en/home.ts';
import { pages } from '../src/content/en/site.ts';
import { checkLengths } from '../src/lib/headLimits.ts';
import { checkScreenshot } from '../src/lib/screenshot.ts';
import { setHeadline } from '../src/sections/Hero/headline.ts';
import { readEmailOrigin } from './environment.ts';

/** What a value has to be, in words, or null when it is. */
type Rule = (value: unknown) => string | null;

/** A value longer than this is cut where it is quoted. */
const LONGEST_QUOTE = 60;

/** Enough for a listing or a profile; the QR code of the listing grows with its address. */
const LONGEST_ADDRESS = 200;

/** One label of a host's name (RFC 1123): letters, digits and hyphens. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** What an address may consist of (RFC 3986), without the apostrophe, which ends a quoted text. */
const ADDRESS = /^https:\/\/[\w\-.~:/?#@!$&()*+,;=%[\]]+$/;

const isText = (value: unknown): value is string => typeof value === 'string';

/** One line that says something, neither cut off nor made of spaces. */
const text =
  (longest: number): Rule =>
  (value) =>
    isText(value) &&
    value !== '' &&
    value === value.trim() &&
    value.length <= longest &&
    value.isWellFormed() &&
    !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)
      ? null
      : `one line of 1 to ${longest} characters, without spaces around it`;

const textOrNull =
  (longest: number): Rule =>
  (value) => {
    const expected = value === null ? null : text(longest)(value);
    return expected && `${expected}, or null`;
  };

const isHost = (host: string): boolean => host.length <= 253 && HOST.test(host);

const origin: Rule = (value) => {
  const isOrigin = isText(value) && /^https:\/\//.test(value) && isHost(value.slice(8));
  return isOrigin
    ? null
    : 'https:// and the host in lower case, without a slash at the end, such as "https://example.com"';
};

const link: Rule = (value) =>
  isText(value) &&
  value.length <= LONGEST_ADDRESS &&
  ADDRESS.test(value) &&
  URL.canParse(value) &&
  isHost(new URL(value).hostname) &&
  new URL(value).username === ''
    ? null
    : `a link that begins with https:// and has at most ${LONGEST_ADDRESS} characters`;

const appId: Rule = (value) =>
  isText(value) && /^\d{6,12}$/.test(value)
    ? null
    : 'the 6 to 12 digits of the app in the App Store, in quotation marks';

const email: Rule = (value) => {
  // Other characters are allowed in an address, but would have to be escaped in a link.
  const [, host] = (isText(value) && /^[\w+-]+(?:\.[\w+-]+)*@([^@]+)$/.exec(value)) || [];
  return isText(value) && host && value.length <= 254 && isHost(host.toLowerCase())
    ? null
    : 'one email address, such as "hello@example.com"';
};

/** Whether a text is a day of the calendar as YYYY-MM-DD: one that is none would be taken for another. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const day: Rule = (value) =>
  isText(value) && isDay(value)
    ? null
    : 'a day of the calendar as YYYY-MM-DD, such as "2025-07-15"';

const yesOrNo: Rule = (value) => (typeof value === 'boolean' ? null : 'true or false');

const pathOrNull: Rule = (value) =>
  value === null ||
  (isText(value) && value.length <= LONGEST_ADDRESS && /^\/[\w-][\w\-./~%?=&]*$/.test(value))
    ? null
    : 'a path on this site that begins with one slash, or null';

/**
 * What each field has to be. The lengths of texts are those of App Store Connect (a name: 30), and
 * otherwise what their places on the page can hold.
 */
const RULES: Readonly<Record<string, Rule>> = {
  name: text(30),
  // Whether there is such an image, src/lib/logo.ts says.
  logo: textOrNull(200),
  phrase: text(40),
  origin,
  'appStore.id': appId,
  'appStore.url': link,
  email,
  'social.network': text(30),
  'social.handle': text(40),
  'social.url': link,
  legalEffectiveDate: day,
  governingLaw: text(80),
  minimumSystem: textOrNull(60),
  mediaIsIllustration: yesOrNo,
  pageViewScript: pathOrNull,
};

/** The value at a path such as "appStore.id", or undefined. */
function valueAt(config: unknown, path: string): unknown {
  let value = config;
  for (const key of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return value;
}

function quoted(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value !== 'string') return typeof value === 'object' ? 'no text' : String(value);
  const isLong = value.length > LONGEST_QUOTE;
  return JSON.stringify(isLong ? `${value.slice(0, LONGEST_QUOTE)}…` : value);
}

/**
 * One sentence for each field that is not what it has to be: which, and what is expected.
 * @param config what `site.config.ts` exports, whatever its type says
 */
export function configFaults(config: unknown): string[] {
  return Object.entries(RULES).flatMap(([field, rule]) => {
    const value = valueAt(config, field);
    const expected = rule(value);
    return expected === null
      ? []
      : `site.config.ts: ${field} is ${quoted(value)}, and has to be ${expected}.`;
  });
}

/** The message of the error a check ends with, if it does. */
async function messageOf(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What is only worth a look once the configuration itself is right. */
const CONTENT_CHECKS: readonly (() => unknown)[] = [
  ...Object.values(pages).map(
    ({ title, description }) =>
      () =>
        checkLengths(title, description),
  ),
  () => setHeadline(hero.title),
  // Reads the logo as soon as it is imported.
  () => import('../src/lib/logo.ts'),
  () => checkScreenshot('src/assets/capture-screen.png', 'landscape'),
  () => checkScreenshot('src/assets/results-screen.png', 'portrait'),
];

/** Everything an owner may have set wrong that no build can be right with, one sentence each. */
export async function findFaults(): Promise<string[]> {
  const faults = [...configFaults(site), ...(await messageOf(readEmailOrigin))];
  if (faults.length > 0) return faults;
  return (await Promise.all(CONTENT_CHECKS.map(messageOf))).flat();
}

/** Ends this process with those sentences, and no stack trace, when there are any. */
export async function endIfConfigIsFaulty(): Promise<void> {
  const faults = await findFaults();
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}
