/** Search engines truncate longer titles. */
export const TITLE_LIMIT = 60;

/** Search engines truncate longer descriptions. */
export const DESCRIPTION_LIMIT = 155;

/** Throws if search engines would truncate the title or the description. */
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
