/** Validates `site.config.ts` and the content it goes with, before anything is built from them. */
import { z } from 'astro/zod';
import { type SiteConfig, site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { locales, translations } from '../src/i18n/locales.ts';
import { findDefects } from '../src/i18n/translationState.ts';
import { checkDrawing } from '../src/lib/drawnHeadline.ts';
import { checkLengths } from '../src/lib/seoLimits.ts';
import { checkScreenshot } from '../src/lib/validateScreenshot.ts';
import { layoutHeadline } from '../src/sections/Hero/headlineLayout.ts';
import { readEmailOrigin } from './environment.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A host name (RFC 1123) whose top level is not a number. */
const HOST = `(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])`;

/** A string that matches a pattern; the description completes "has to be …". */
const text = (pattern: RegExp, description: string) =>
  z.string(description).max(200, description).regex(pattern, description);

/** One line without control characters and without spaces around it. */
const line = (maxLength: number, orNull = '') =>
  text(
    new RegExp(`^(?!\\s)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,${maxLength}}(?<!\\s)$`, 'u'),
    `one line of 1 to ${maxLength} characters, without spaces around it${orNull}`,
  );

/** The characters of RFC 3986 without the apostrophe, which would end a quoted string. */
const link = text(
  new RegExp(`^https://${HOST}(?:[/?#][\\w\\-.~:/?#@!$&()*+,;=%[\\]]*)?$`, 'i'),
  'a link that begins with https:// and has at most 200 characters',
);

const EMAIL = 'one email address, such as "hello@example.com"';

/** Texts may be as long as App Store Connect allows (a name: 30), or as their places on the page. */
const schema: z.ZodType<SiteConfig> = z.object({
  name: line(30),
  logo: line(200, ', or null').nullable(),
  phrase: line(40),
  origin: text(
    new RegExp(`^https://${HOST}$`),
    'https:// and the host in lower case, without a slash at the end, such as "https://example.com"',
  ),
  appStore: z.object(
    {
      id: text(/^\d{6,12}$/, 'the 6 to 12 digits of the app in the App Store, in quotation marks'),
      url: link,
    },
    'an object with id and url',
  ),
  email: z.email(EMAIL).max(254, EMAIL),
  social: z.object(
    { network: line(30), handle: line(40), url: link },
    'an object with network, handle and url',
  ),
  legalEffectiveDate: z.iso.date('a day of the calendar as YYYY-MM-DD, such as "2025-07-15"'),
  governingLaw: line(80),
  minimumSystem: line(60, ', or null').nullable(),
  mediaIsIllustration: z.boolean('true or false'),
  pageViewScript: text(
    /^\/[\w-][\w\-./~%?=&]*$/,
    'a path on this site that begins with one slash, or null',
  ).nullable(),
});

function quote(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value !== 'string') return typeof value === 'object' ? 'no text' : String(value);
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

/**
 * One sentence for each invalid field: its value, and what is expected.
 * @param config what `site.config.ts` exports: a build does not check its type
 */
export function configErrors(config: unknown): string[] {
  const issues = schema.safeParse(config, { reportInput: true }).error?.issues ?? [];
  const sentences = issues.map(
    ({ path, input, message }) =>
      `site.config.ts: ${path.join('.')} is ${quote(input)}, and has to be ${message}.`,
  );
  // A value may fail two rules of its field, which have the same description.
  return [...new Set(sentences)];
}

/** What depends on the configuration, and is checked once that is valid. */
const CONTENT_CHECKS: readonly (() => unknown)[] = [
  ...Object.values(english.pages).map((page) => () => checkLengths(page.title, page.description)),
  ...locales.map(({ folder, content: { hero }, drawnHeadline }) => () => {
    if (drawnHeadline) checkDrawing(folder, hero.title, drawnHeadline);
    else layoutHeadline(hero.title);
  }),
  ...translations.map(({ folder, translation }) => () => {
    const defects = [...findDefects(folder, translation)];
    if (defects.length > 0) throw new Error(defects.join('\n'));
  }),
  // Reads the logo when it is imported.
  () => import('../src/lib/logo.ts'),
  () => checkScreenshot('src/assets/capture-screen.png', 'landscape'),
  () => checkScreenshot('src/assets/results-screen.png', 'portrait'),
];

/** The messages of the checks that throw. */
async function errorsOf(checks: readonly (() => unknown)[]): Promise<string[]> {
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  return results.flatMap((each) => (each.status === 'rejected' ? String(each.reason.message) : []));
}

/** Ends this process, with one sentence for each error and no stack trace, if there are any. */
export async function exitOnInvalidConfig(): Promise<void> {
  let errors = [...configErrors(site), ...(await errorsOf([readEmailOrigin]))];
  if (errors.length === 0) errors = await errorsOf(CONTENT_CHECKS);
  if (errors.length === 0) return;
  console.error(errors.join('\n'));
  process.exit(1);
}
