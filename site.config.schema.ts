/** What the values of `site.config.ts` have to be. Placeholders are valid: `npm run launch-check` names them. */
import { z } from 'astro/zod';
import type { SiteConfig } from './site.config.ts';

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

/** The listing. A link that has an id has that of the app. Short links, which count visitors, have none. */
const appStore = z
  .object(
    {
      id: text(/^\d{6,12}$/, 'the 6 to 12 digits of the app in the App Store, in quotation marks'),
      url: link,
    },
    'an object with id and url',
  )
  .check(({ value: { id, url }, issues }) => {
    if (issues.length > 0) return;
    const idInUrl = /\/id(\d+)/.exec(url)?.[1];
    if (idInUrl !== undefined && idInUrl !== id)
      issues.push({
        code: 'custom',
        path: ['url'],
        input: url,
        message: `a link to the app whose id is ${id}`,
      });
  });

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
  appStore,
  email: z.email(EMAIL).max(254, EMAIL),
  social: z.object(
    { network: line(30), handle: line(40), url: link },
    'an object with network, handle and url',
  ),
  legalEffectiveDate: z.iso.date('a day of the calendar as YYYY-MM-DD, such as "2025-07-15"'),
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
