/** What visitors and search engines would stumble over in the built pages. */
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../src/lib/headLimits.ts';
import type { Check, Launch, Problem } from './launch.ts';
import { isUnindexed, metaOf, type ReadPage } from './readHtml.ts';

/** Looks at every page by itself. */
const onEachPage =
  (look: (page: ReadPage, path: string) => Problem[]): Check =>
  ({ pages }) =>
    [...pages].flatMap(([path, page]) => look(page, path));

const WORDS = 'The words are in src/content/en.';

const checkHead = onEachPage((page, path) => {
  const description = metaOf(page, 'description') ?? '';
  const problems: Problem[] = [];
  for (const [name, text, limit] of [
    ['title', page.title, TITLE_LIMIT],
    ['description', description, DESCRIPTION_LIMIT],
  ] as const) {
    if (text === '') problems.push({ what: `${path} has no ${name}`, todo: `Write one. ${WORDS}` });
    else if (text.length > limit)
      problems.push({
        what: `${path}: the ${name} has ${text.length} characters, search engines show ${limit}`,
        todo: `Shorten "${text}". ${WORDS}`,
      });
  }
  return problems;
});

const checkPictures = onEachPage(({ tags }, path) =>
  tags
    .filter(({ name, attributes }) => name === 'img' && attributes.alt === undefined)
    .map(({ attributes }) => ({
      what: `${path}: the picture ${attributes.src ?? ''} has no alternative text`,
      todo: 'Say in alt what it shows, or give it an empty one when it only decorates.',
    })),
);

const checkStructuredData = onEachPage(({ structuredData }, path) =>
  structuredData.flatMap((text) => {
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      return {
        what: `${path}: its structured data cannot be read (${(error as Error).message})`,
        todo: 'Mend src/pages/_structuredData.ts, which writes it.',
      };
    }
  }),
);

/** What an address's hash may name: an element, or a question. */
function hasTarget({ tags, summaries }: ReadPage, hash: string): boolean {
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const isQuestion = summaries.some((text) => text.toLowerCase() === hash.toLowerCase());
  return hash === '' || ids.includes(hash) || isQuestion;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const checkLinks: Check = ({ config, pages, files }) =>
  [...pages].flatMap(([path, { tags }]) => {
    const hrefs = tags.flatMap(({ name, attributes }) =>
      name === 'a' ? (attributes.href ?? []) : [],
    );
    return [...new Set(hrefs)].flatMap((href): Problem[] => {
      const base = new URL(path, config.origin);
      if (!URL.canParse(href, base))
        return [{ what: `${path}: the link "${href}" is no address`, todo: 'Mend it.' }];
      const url = new URL(href, base);
      if (url.origin !== base.origin) return [];
      const target = pages.get(url.pathname);
      if (!target && !files.has(url.pathname))
        return [
          {
            what: `${path}: the link "${href}" leads to no page and no file`,
            todo: `Let it lead to one of ${[...pages.keys()].join(', ')}.`,
          },
        ];
      const hash = decodeHash(url.hash);
      if (!target || hasTarget(target, hash)) return [];
      return [
        {
          what: `${path}: the link "${href}" names "${hash}", which is no place and no question of ${url.pathname}`,
          todo: 'Let it name a question as it reads now (src/content/en/faq.ts), or an id of that page.',
        },
      ];
    });
  });

const LOCATION = /<loc>([^<]*)<\/loc>/g;

const checkSitemap: Check = ({ config, pages, sitemap }: Launch) => {
  if (sitemap === undefined)
    return [{ what: 'The site has no sitemap.xml', todo: 'src/pages/sitemap.xml.ts writes it.' }];
  const listed = [...sitemap.matchAll(LOCATION)].map(([, url = '']) => url);
  const wanted = [...pages]
    .filter(([, page]) => !isUnindexed(page))
    .map(([path]) => new URL(path, config.origin).href);
  const todo = 'List in src/pages/sitemap.xml.ts every page that is to be found, and no other.';
  return [
    ...wanted
      .filter((url) => !listed.includes(url))
      .map((url) => ({ what: `sitemap.xml lacks ${url}`, todo })),
    ...listed
      .filter((url) => !wanted.includes(url))
      .map((url) => ({ what: `sitemap.xml lists ${url}, which is not to be found`, todo })),
  ];
};

export const pageChecks: readonly Check[] = [
  checkHead,
  checkPictures,
  checkStructuredData,
  checkLinks,
  checkSitemap,
];
