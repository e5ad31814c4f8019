/** How many characters of a page's title search engines show. */
export const TITLE_LIMIT = 60;

/** How many of its description. */
export const DESCRIPTION_LIMIT = 155;

/** Fails a build in which one of the two would be cut, and says which. */
export function checkLengths(title: string, description: string): void {
  for (const [name, text, limit] of [
    ['title', title, TITLE_LIMIT],
    ['description', description, DESCRIPTION_LIMIT],
  ] as const) {
    if (text.length <= limit) continue;
    throw new Error(
      `The ${name} "${text}" has ${text.length} characters, and may have ${limit}: shorten it in src/content/en, or the name in site.config.ts.`,
    );
  }
}
