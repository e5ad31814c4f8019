/** Divides the rules of a page's style sheet: what the first view needs, and what can come later. */

interface Rule {
  /** What stands before the braces, or a whole statement when there are none. */
  readonly prelude: string;
  readonly body: string | null;
}

/** The top-level rules of a minified style sheet. */
function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let i = 0; i < css.length; i += 1) {
    const character = css[i];
    if (character === '"' || character === "'") {
      // Inside a string a brace is a character like others.
      i = css.indexOf(character, i + 1);
    } else if (character === '{') {
      if (depth === 0) open = i;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, open), body: css.slice(open + 1, i) });
      start = i + 1;
    } else if (character === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, i + 1), body: null });
      start = i + 1;
    }
  }
  return rules;
}

/** Without what stands in brackets: `:not(.a)` does not ask for an `.a`. */
function withoutBrackets(selector: string): string {
  const inner = selector.replace(/\([^()]*\)/g, '');
  return inner === selector ? inner : withoutBrackets(inner);
}

const classesOf = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '');

/** Whether some element with these classes could be matched by the selector. */
const canMatch = (selector: string, classes: ReadonlySet<string>): boolean =>
  classesOf(selector).every((name) => classes.has(name));

const serialize = ({ prelude, body }: Rule): string =>
  body === null ? prelude : `${prelude}{${body}}`;

interface Split {
  readonly first: string;
  readonly late: string;
}

/**
 * Splits a minified style sheet.
 * @param classes the classes of the elements in the first view
 * @returns the rules that can match one of those elements, and the rest, both in their old order.
 *   Rules without a class, faces and properties stay in the first part; keyframes go with their users.
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): Split {
  const first: Rule[] = [];
  const late: Rule[] = [];
  const keyframes: Rule[] = [];
  for (const rule of parseRules(css)) {
    const { prelude, body } = rule;
    if (/^@(media|supports|container)/.test(prelude) && body !== null) {
      const inner = splitStyles(body, classes);
      if (inner.first) first.push({ prelude, body: inner.first });
      if (inner.late) late.push({ prelude, body: inner.late });
    } else if (prelude.startsWith('@keyframes')) {
      keyframes.push(rule);
    } else if (prelude.startsWith('@')) {
      first.push(rule);
    } else {
      const isNeeded = withoutBrackets(prelude)
        .split(',')
        .some((selector) => canMatch(selector, classes));
      (isNeeded ? first : late).push(rule);
    }
  }
  const needed = first.map(serialize).join('');
  for (const rule of keyframes) {
    const name = rule.prelude.replace('@keyframes', '').trim();
    (needed.includes(name) ? first : late).push(rule);
  }
  return { first: first.map(serialize).join(''), late: late.map(serialize).join('') };
}
