import { countColumns } from './columns.ts';

/** Search engines truncate longer titles. Limits are in columns. */
export const TITLE_LIMIT = 60;

/** Search engines truncate longer descriptions. */
export const DESCRIPTION_LIMIT = 155;

/** Throws if search engines would truncate the title or the description. */
export function checkLengths(title: string, description: string): void {
  for (const [name, text, limit] of [
    ['title', title, TITLE_LIMIT],
    ['description', description, DESCRIPTION_LIMIT],
  ] as const) {
    const columns = countColumns(text);
    if (columns <= limit) continue;
    throw new Error(
      `The ${name} "${text}" has ${columns} characters, and may have ${limit}: shorten it in src/content, or the name in site.config.ts.`,
    );
  }
}
