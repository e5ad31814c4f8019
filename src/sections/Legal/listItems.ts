import { parse } from 'node-html-parser';

const CONDITION = /\{\{if (\w+)\}\}\s*/;

const COUNT = '{{itemCount}}';

/**
 * Removes list items that begin with `{{if name}}` if that condition is false, and the placeholder
 * if it is true.
 * @throws if there is no such condition
 */
export function keepItems(html: string, conditions: Readonly<Record<string, boolean>>): string {
  const document = parse(html);
  for (const item of document.querySelectorAll('li')) {
    const condition = CONDITION.exec(item.text.trim());
    if (condition?.index !== 0) continue;
    const [, name = ''] = condition;
    if (!Object.hasOwn(conditions, name))
      throw new Error(`There is no condition {{if ${name}}}, only ${Object.keys(conditions)}.`);
    if (conditions[name]) item.innerHTML = item.innerHTML.replace(CONDITION, '');
    else item.remove();
  }
  return document.toString();
}

/**
 * Replaces each `{{itemCount}}` with the number of items of the next list.
 * @param words the numbers from 0 on, as words; larger ones become digits
 * @throws if no list follows
 */
export function interpolateItemCounts(html: string, words: readonly string[]): string {
  const [opening = '', ...parts] = html.split(COUNT);
  return parts.reduce((filled, part) => {
    const list = parse(part).querySelector('ul, ol');
    if (!list) throw new Error(`No list comes after ${COUNT}.`);
    const count = list.children.length;
    return filled + (words[count] ?? String(count)) + part;
  }, opening);
}
