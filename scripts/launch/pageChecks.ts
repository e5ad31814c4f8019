import { readFile } from 'node:fs/promises';
import { unescape as decode } from 'node:querystring';
import { type HTMLElement, parse } from 'node-html-parser';
import { site } from '../../site.config.ts';
import { builtFiles } from '../builtFiles.ts';
import { readEmailOrigin } from '../environment.ts';
import { PLACEHOLDER_NAME } from './placeholders.ts';

/** A built site, by the paths of its URLs. */
interface BuiltSite {
  readonly pages: ReadonlyMap<string, HTMLElement>;
  /** The text of every file, pages included; empty for scripts and binary files. */
  readonly files: ReadonlyMap<string, string>;
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
function* checkLinks(
  { pages, files }: BuiltSite,
  path: string,
  page: HTMLElement,
): Generator<string> {
  const links = page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  for (const link of new Set(links)) {
    const url = URL.parse(link, new URL(path, site.origin));
    if (url && url.origin !== site.origin) continue;
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

/** The absolute URLs in attributes or styles. XML namespaces and hashes only look like some. */
const urlsIn = (text: string): string[] =>
  text.match(/(?:\w+:|(?<![\w+/-]))\/\/(?!www\.w3\.org\/)[\w.:@-]+/g) ?? [];

/** The attributes of an element, without a link that only a person follows, and the text of a style. */
function requestsOf(element: HTMLElement): string {
  const { href = '', ...others } = element.attrs;
  const isFollowed =
    /^(?:a|area|base)$/.test(element.rawTagName) ||
    /^(?:canonical|alternate|license|me)$/.test(others.rel ?? '');
  const style = element.rawTagName === 'style' ? element.textContent : '';
  return [isFollowed ? '' : href, ...Object.values(others), style].join('\n');
}

/** Finds requests to, or permissions for, other origins than the site and the email service. */
function* checkRequests({ pages, files }: BuiltSite): Generator<string> {
  const texts = [...files].filter(([path]) => path.endsWith('.css'));
  for (const [path, page] of pages)
    texts.push([path, page.querySelectorAll('*').map(requestsOf).join('\n')]);
  const allowed = [site.origin, readEmailOrigin()];
  for (const [path, text] of texts)
    for (const url of urlsIn(text))
      if (!allowed.includes(URL.parse(url, site.origin)?.origin ?? ''))
        yield `${path} requests or allows ${url}, which is neither this site nor the email service: serve a copy from this site, or leave it out.`;
}

function* checkSitemap({ pages, files }: BuiltSite): Generator<string> {
  const sitemap = parse(files.get('/sitemap.xml') ?? '');
  const listed = new Set(sitemap.querySelectorAll('loc').map(textOf));
  const indexed = [...pages].filter(([, page]) => !metaOf(page, 'robots').includes('noindex'));
  const expected = new Set(indexed.map(([path]) => new URL(path, site.origin).href));
  for (const url of listed.symmetricDifference(expected))
    yield `sitemap.xml ${listed.has(url) ? 'lists' : 'lacks'} ${url}: it has to list the pages that search engines may index, and no others (src/pages/sitemap.xml.ts).`;
}

/** Finds the name and example addresses of this project where an owner's should be. */
function* checkPlaceholders({ files }: BuiltSite): Generator<string> {
  const configured = JSON.stringify(site);
  for (const [path, text] of files) {
    const [domain = ''] = /[\w-]+(?:\.[\w-]+)*\.example\b/.exec(text) ?? [];
    for (const placeholder of [PLACEHOLDER_NAME, domain])
      if (text.includes(placeholder) && !configured.includes(placeholder))
        yield `${path} still has "${placeholder}": look for it in src and public, and put your own there, or {{name}} for the name.`;
  }
}

/** Finds a privacy policy that does not describe page views exactly when they are counted. */
function* checkPrivacyPolicy({ pages }: BuiltSite): Generator<string> {
  const file = 'src/content/en/legal/privacy-policy.md';
  const policy = textOf(pages.get('/privacy-policy')?.querySelector('main'));
  const sentences = policy.split(/(?<=[.!?])\s/);
  const isSaidOf = (subject: RegExp) =>
    sentences.some((each) => subject.test(each) && !/\b(?:no|not|never)\b/i.test(each));
  if (site.pageViewScript !== null && !isSaidOf(/page.?views?|\bvisits\b/i))
    yield `${file} does not mention that page views are counted: describe them.`;
  if (site.pageViewScript === null && isSaidOf(/page.?views?/i))
    yield `${file} describes page views, but none are counted: let that item begin with {{if pageViews}}, or change pageViewScript in site.config.ts.`;
}

/** Finds what is wrong with the site built in a folder. One sentence for each, which says what to do. */
export async function* checkPages(folder: string): AsyncGenerator<string> {
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
  const built = { pages, files };
  for (const [path, page] of pages) {
    yield* checkContent(path, page);
    yield* checkLinks(built, path, page);
  }
  yield* checkRequests(built);
  yield* checkSitemap(built);
  yield* checkPlaceholders(built);
  yield* checkPrivacyPolicy(built);
}
