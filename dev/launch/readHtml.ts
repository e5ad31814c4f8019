/** Reads what the build has written: its own HTML, not any HTML. */

/** One opening tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a check looks at in a page. */
export interface ReadPage {
  readonly tags: readonly Tag[];
  readonly title: string;
  /** What stands in the page's JSON-LD, unread. */
  readonly structuredData: readonly string[];
  /** The texts of what opens: an address may name them. */
  readonly summaries: readonly string[];
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text as it is meant, with its character references resolved. */
function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

/** What is read of a piece of HTML, without its tags. */
export const textOf = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

const TAG =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

function readTag([, name = '', attributes = '']: RegExpExecArray): Tag {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, key = '', ...values]) =>
      [key.toLowerCase(), decode(values.find((value) => value !== undefined) ?? '')] as const,
  );
  return { name: name.toLowerCase(), attributes: Object.fromEntries(pairs) };
}

/** All texts between the opening and the closing tag of an element. */
function insides(html: string, element: string): { opening: string; inside: string }[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi');
  return [...html.matchAll(pattern)].map(([, opening = '', inside = '']) => ({ opening, inside }));
}

/** Takes a page apart. */
export function readHtml(html: string): ReadPage {
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, '');
  const markup = withoutComments.replace(
    /(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/gi,
    (_whole, opening, _name, closing) => opening + closing,
  );
  return {
    tags: [...markup.matchAll(TAG)].map(readTag),
    // An SVG has titles of its own: the page's comes first.
    title: textOf(insides(markup, 'title')[0]?.inside ?? ''),
    structuredData: insides(withoutComments, 'script')
      .filter(({ opening }) => opening.includes('application/ld+json'))
      .map(({ inside }) => inside),
    summaries: insides(markup, 'summary').map(({ inside }) => textOf(inside)),
  };
}

/** The content of the page's meta tag of that name, or undefined. */
export function metaOf({ tags }: ReadPage, name: string): string | undefined {
  const isIt = ({ name: tag, attributes }: Tag) =>
    tag === 'meta' &&
    [attributes.name, attributes.property, attributes['http-equiv']].includes(name);
  return tags.find(isIt)?.attributes.content;
}

/** Whether search engines are asked to leave the page out. */
export const isUnindexed = (page: ReadPage): boolean =>
  metaOf(page, 'robots')?.includes('noindex') ?? false;
