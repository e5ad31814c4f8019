/** Search engines truncate longer titles. Limits are in columns. */
export const TITLE_LIMIT = 60;

/** Search engines truncate longer descriptions. */
export const DESCRIPTION_LIMIT = 155;

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;

/** The width of a text: a letter of Chinese, Japanese or Korean takes two columns, a mark none. */
export const columnsOf = (text: string): number =>
  [...text.replace(/\p{M}/gu, '')].reduce((sum, each) => sum + (WIDE.test(each) ? 2 : 1), 0);

/** Throws if search engines would truncate the title or the description. */
export function checkLengths(title: string, description: string): void {
  for (const [name, text, limit] of [
    ['title', title, TITLE_LIMIT],
    ['description', description, DESCRIPTION_LIMIT],
  ] as const) {
    const columns = columnsOf(text);
    if (columns <= limit) continue;
    throw new Error(
      `The ${name} "${text}" has ${columns} characters, and may have ${limit}: shorten it in src/content, or the name in site.config.ts.`,
    );
  }
}
