/** A list item that begins with `{{if name}}`. */
const CONDITIONAL_ITEM = /<li>\s*(?:<p>)?\s*\{\{if (\w+)\}\}\s*[\s\S]*?<\/li>\n?/g;

const COUNT = '{{itemCount}}';

/**
 * Removes list items that begin with `{{if name}}` if that condition is false, and the placeholder
 * if it is true.
 * @param html rendered from Markdown, without nested lists
 * @throws if there is no such condition
 */
export function keepItems(html: string, conditions: Readonly<Record<string, boolean>>): string {
  return html.replace(CONDITIONAL_ITEM, (item, name: string) => {
    if (!Object.hasOwn(conditions, name))
      throw new Error(`There is no condition {{if ${name}}}, only ${Object.keys(conditions)}.`);
    return conditions[name] ? item.replace(/\{\{if \w+\}\}\s*/, '') : '';
  });
}

/**
 * Replaces each `{{itemCount}}` with the number of items of the next list.
 * @param words the numbers from 0 on, as words; larger ones become digits
 * @throws if no list follows
 */
export function interpolateItemCounts(html: string, words: readonly string[]): string {
  const [opening = '', ...parts] = html.split(COUNT);
  return parts.reduce((filled, part) => {
    const list = /<(ul|ol)[ >][\s\S]*?<\/\1>/.exec(part)?.[0];
    if (list === undefined) throw new Error(`No list comes after ${COUNT}.`);
    const count = list.split('<li>').length - 1;
    return filled + (words[count] ?? String(count)) + part;
  }, opening);
}
