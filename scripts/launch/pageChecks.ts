import { readFile } from 'node:fs/promises';
import { unescape as decode } from 'node:querystring';
import { type HTMLElement, parse } from 'node-html-parser';
import type { SiteConfig } from '../../site.config.ts';
import { builtFiles } from '../builtFiles.ts';
import { PLACEHOLDER_NAME } from './placeholders.ts';

/** A built site, by the paths of its URLs, and what it is compared with. */
interface Site {
  readonly pages: ReadonlyMap<string, HTMLElement>;
  /** The text of every file, pages included; empty for scripts and binary files. */
  readonly files: ReadonlyMap<string, string>;
  readonly config: SiteConfig;
  /** The only other origin that may receive requests. */
  readonly emailOrigin: string;
}

const textOf = (element: HTMLElement | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

function metaOf(page: HTMLElement, name: string): string {
  const meta = page.querySelector(`meta[name="${name}"], meta[http-equiv="${name}"]`);
  return meta?.getAttribute('content') ?? '';
}

function* checkContent(path: string, page: HTMLElement): Generator<string> {
  const policy = metaOf(page, 'content-security-policy');
  if (textOf(page.querySelector('head title')) === '') yield `${path} has no title.`;
  if (metaOf(page, 'description') === '') yield `${path} has no description.`;
  if (policy === '' || policy.includes(' *'))
    yield `${path} has no content security policy, or one that allows any origin.`;
  for (const image of page.querySelectorAll('img:not([alt])'))
    yield `${path}: the image ${image.getAttribute('src')} has no alt attribute: say in it what the image shows, or leave it empty for a decoration.`;
}

/** Finds links to pages and files that do not exist, and to fragments that are no id or question. */
function* checkLinks(path: string, page: HTMLElement, site: Site): Generator<string> {
  const { config, pages, files } = site;
  const links = page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  for (const link of new Set(links)) {
    const url = URL.parse(link, new URL(path, config.origin));
    if (url && url.origin !== config.origin) continue;
    if (!url || !files.has(url.pathname)) {
      yield `${path}: the link "${link}" leads to no page or file; there are ${[...pages.keys()].join(', ')}.`;
      continue;
    }
    const target = pages.get(url.pathname);
    const fragment = decode(url.hash.slice(1));
    if (!target || fragment === '' || target.getElementById(fragment)) continue;
    const questions = target.querySelectorAll('summary').map((each) => textOf(each).toLowerCase());
    if (!questions.includes(fragment.toLowerCase()))
      yield `${path}: the link "${link}" leads to no id or question of ${url.pathname}: use a question of src/content/en/faq.ts as it reads now.`;
  }
}

/** The absolute URLs in attributes or styles. An XML namespace only looks like one. */
const urlsIn = (text: string): string[] =>
  text.match(/(?:\w+:)?\/\/(?!www\.w3\.org\/)[\w.:@-]+/g) ?? [];

/** The attributes of an element, without a link that only a person follows. */
function requestsOf({ rawTagName, attrs: { href = '', ...others } }: HTMLElement): string {
  const isFollowed =
    /^(?:a|area|base)$/.test(rawTagName) ||
    /^(?:canonical|alternate|license|me)$/.test(others.rel ?? '');
  return [isFollowed ? '' : href, ...Object.values(others)].join('\n');
}

/** Finds requests to, or permissions for, other origins than the site and the email service. */
function* checkRequests({ config, emailOrigin, pages, files }: Site): Generator<string> {
  const texts = [...files].filter(([path]) => path.endsWith('.css'));
  for (const [path, page] of pages) {
    const styles = page.querySelectorAll('style').map(({ textContent }) => textContent);
    texts.push([path, [...page.querySelectorAll('*').map(requestsOf), ...styles].join('\n')]);
  }
  for (const [path, text] of texts)
    for (const url of urlsIn(text))
      if (![config.origin, emailOrigin].includes(URL.parse(url, config.origin)?.origin ?? ''))
        yield `${path} requests or allows ${url}, which is neither this site nor the email service: serve a copy from this site, or leave it out.`;
}

function* checkSitemap({ config, pages, files }: Site): Generator<string> {
  const sitemap = parse(files.get('/sitemap.xml') ?? '');
  const listed = new Set(sitemap.querySelectorAll('loc').map(textOf));
  const indexed = [...pages].filter(([, page]) => !metaOf(page, 'robots').includes('noindex'));
  const expected = new Set(indexed.map(([path]) => new URL(path, config.origin).href));
  for (const url of listed.symmetricDifference(expected))
    yield `sitemap.xml ${listed.has(url) ? 'lists' : 'lacks'} ${url}: it has to list the pages that search engines may index, and no others (src/pages/sitemap.xml.ts).`;
}

/** Finds the name and example addresses of this project where an owner's should be. */
function* checkPlaceholders({ config, files }: Site): Generator<string> {
  const configured = JSON.stringify(config);
  for (const [path, text] of files) {
    const [domain = ''] = /[\w-]+(?:\.[\w-]+)*\.example\b/.exec(text) ?? [];
    for (const placeholder of [PLACEHOLDER_NAME, domain])
      if (text.includes(placeholder) && !configured.includes(placeholder))
        yield `${path} still has "${placeholder}": look for it in src and public, and put your own there, or {{name}} for the name.`;
  }
}

/** Finds a privacy policy that does not describe page views exactly when they are counted. */
function* checkPrivacyPolicy({ config, pages }: Site): Generator<string> {
  const file = 'src/content/en/legal/privacy-policy.md';
  const policy = textOf(pages.get('/privacy-policy')?.querySelector('main'));
  const isMentioned = /page.?views?|\bvisits?\b/i.test(policy);
  const isDescribed = policy
    .split(/(?<=[.!?])\s/)
    .some((sentence) => /page.?views?/i.test(sentence) && !/\b(?:no|not|never)\b/i.test(sentence));
  if (config.pageViewScript !== null && !isMentioned)
    yield `${file} does not mention that page views are counted: describe them.`;
  if (config.pageViewScript === null && isDescribed)
    yield `${file} describes page views, but none are counted: let that item begin with {{if pageViews}}, or change pageViewScript in site.config.ts.`;
}

/** Finds what is wrong with the site built in a folder. One sentence for each, which says what to do. */
export async function* checkPages(
  folder: string,
  config: SiteConfig,
  emailOrigin: string,
): AsyncGenerator<string> {
  const pages = new Map<string, HTMLElement>();
  const files = new Map<string, string>();
  for (const { file, path } of await builtFiles(folder)) {
    const isText = /\.(?:html|css|txt|vtt|xml|svg|json|webmanifest)$/.test(file);
    const text = isText ? await readFile(file, 'utf8') : '';
    files.set(path, text);
    // Only scripts and styles are left as text: what is in a noscript element counts, too.
    if (file.endsWith('.html'))
      pages.set(path, parse(text, { blockTextElements: { script: true, style: true } }));
  }
  const site = { pages, files, config, emailOrigin };
  for (const [path, page] of pages) {
    yield* checkContent(path, page);
    yield* checkLinks(path, page, site);
  }
  yield* checkRequests(site);
  yield* checkSitemap(site);
  yield* checkPlaceholders(site);
  yield* checkPrivacyPolicy(site);
}
