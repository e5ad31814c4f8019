/** Validates what an owner edits, before anything is built from it. */
import { type Redirect, redirects } from '../../hosting.config.ts';
import { configErrors } from '../../site.config.schema.ts';
import { site } from '../../site.config.ts';
import { locales, translations } from '../../src/i18n/locales.ts';
import { findEnglishErrors, findTranslationErrors } from '../../src/i18n/translationErrors.ts';
import { checkDrawing } from '../../src/lib/build/drawnHeadline.ts';
import { layoutHeadline } from '../../src/sections/Hero/headlineLayout.ts';
import { readEmailOrigin } from './environment.ts';

const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Checks whether a language's title can be its headline. Throws an error that names the file of a bad one. */
function checkTitle({ folder, content, drawnHeadline }: (typeof locales)[number]): void {
  const { title } = content.hero;
  if (drawnHeadline) {
    checkDrawing(folder, title, drawnHeadline);
    return;
  }
  try {
    layoutHeadline(title);
  } catch (error) {
    throw new Error(`src/content/${folder}/home.ts: ${readMessage(error)}`);
  }
}

/** Checks of the headlines and the logo. Each throws an error with a sentence. */
const CHECKS: readonly (() => unknown)[] = [
  ...locales.map((locale) => () => checkTitle(locale)),
  // Importing it throws for a logo that cannot be read.
  () => import('../../src/lib/build/logo.ts'),
];

/** The messages of the checks that throw. */
async function findErrors(checks: readonly (() => unknown)[]): Promise<string[]> {
  const errors: string[] = [];
  for (const check of checks)
    try {
      await check();
    } catch (error) {
      errors.push(readMessage(error));
    }
  return errors;
}

/** Finds the redirects that hosts would not understand. One sentence for each mistake. */
export function* findRedirectErrors(list: readonly Redirect[]): Generator<string> {
  for (const { from, to } of list) {
    if (!/^\/(?!\/)[^\s?#]*$/.test(from))
      yield `hosting.config.ts: a redirect is from "${from}", and has to be from a path that begins with "/", without a query.`;
    else if (/[*:(){}+\\]/.test(from))
      yield `hosting.config.ts: a redirect is from "${from}", and may not contain * : ( ) { } + or \\, which hosts read as patterns.`;
    else if (from === to) yield `hosting.config.ts: a redirect is from "${from}" to itself.`;
    if (!/^(?:\/(?!\/)|https:\/\/[^\s/])\S*$/.test(to))
      yield `hosting.config.ts: a redirect leads to "${to}", which has to begin with "/" or "https://".`;
  }
}

/** Ends this process, with one sentence for each error and no stack trace, if there are any. */
export async function exitOnInvalidConfig(): Promise<void> {
  const errors = [
    ...configErrors(site),
    ...findRedirectErrors(redirects),
    ...(await findErrors([readEmailOrigin])),
  ];
  // The other checks need valid facts.
  if (errors.length === 0)
    errors.push(
      ...(await findErrors(CHECKS)),
      ...findEnglishErrors(),
      ...translations.flatMap(({ folder, translation }) => [
        ...findTranslationErrors(folder, translation),
      ]),
    );
  if (errors.length === 0) return;
  console.error(errors.join('\n'));
  process.exit(1);
}
