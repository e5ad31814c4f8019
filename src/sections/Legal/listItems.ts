/** An item of a list that begins with `{{if name}}`. */
const CONDITIONAL_ITEM = /<li>\s*(?:<p>)?\s*\{\{if (\w+)\}\}\s*[\s\S]*?<\/li>\n?/g;

const COUNT = '{{itemCount}}';

/**
 * Leaves out the items that begin with `{{if name}}` where that condition does not hold, and the mark
 * itself where it does.
 * @param html rendered from Markdown, its lists not inside one another
 * @throws when a mark names no condition
 */
export function keepItems(html: string, conditions: Readonly<Record<string, boolean>>): string {
  return html.replace(CONDITIONAL_ITEM, (item, name: string) => {
    if (!Object.hasOwn(conditions, name))
      throw new Error(`There is no condition {{if ${name}}}, only ${Object.keys(conditions)}.`);
    return conditions[name] ? item.replace(/\{\{if \w+\}\}\s*/, '') : '';
  });
}

/**
 * Puts in place of each `{{itemCount}}` how many items the list after it has.
 * @param words the numbers from none on, as words; beyond them in digits
 * @throws when no list comes after it
 */
export function fillInItemCounts(html: string, words: readonly string[]): string {
  const [opening = '', ...parts] = html.split(COUNT);
  return parts.reduce((filled, part) => {
    const list = /<(ul|ol)[ >][\s\S]*?<\/\1>/.exec(part)?.[0];
    if (list === undefined) throw new Error(`No list comes after ${COUNT}.`);
    const count = list.split('<li>').length - 1;
    return filled + (words[count] ?? String(count)) + part;
  }, opening);
}
