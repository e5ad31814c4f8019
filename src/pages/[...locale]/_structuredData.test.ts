/**
 * The graph has what search engines ask of it. That every type and property is one of schema.org's,
 * the type check shows (schema-dts is made from its definitions). Required and recommended properties:
 * developers.google.com/search/docs/appearance/structured-data, the pages on videos, software apps,
 * organizations, site names and FAQs, read in November 2026.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '../../../site.config.ts';
import { english } from '../../i18n/content.ts';
import { homeGraph } from './_structuredData.ts';

const { faq } = english;

/** Every property of each node, those of nodes within it by their path. */
const NODES: readonly (readonly [type: string, properties: string])[] = [
  ['WebSite', 'name url publisher.@id'],
  [
    'Organization',
    '@id name url logo sameAs contactPoint.@type contactPoint.contactType contactPoint.email',
  ],
  // A rating or a review would make it a rich result: it comes when there are any.
  [
    'MobileApplication',
    'name description applicationCategory operatingSystem url publisher.@id ' +
      'offers.@type offers.price offers.priceCurrency',
  ],
  ...Array(2).fill([
    'VideoObject',
    'inLanguage name description thumbnailUrl uploadDate duration contentUrl',
  ]),
];

const here = new RegExp(`^${site.origin.replaceAll('.', '\\.')}/`);

/** What the values of some properties are like. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  ...{ '@id': here, logo: here, thumbnailUrl: here },
  url: /^https:\/\/[^ ]+$/,
  sameAs: /^https:\/\/[^ ]+$/,
  inLanguage: /^en$/,
  'contactPoint.email': /^[^@ ]+@[^@ ]+$/,
  applicationCategory: /^SportsApplication$/,
  'offers.price': /^0$/,
  'offers.priceCurrency': /^[A-Z]{3}$/,
  // ISO 8601, the date with its time zone.
  uploadDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/,
  duration: /^PT[1-9]\d*S$/,
  contentUrl: new RegExp(`${here.source}.*\\.mp4$`),
};

const flatten = (node: object, path = ''): [path: string, value: string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' ? flatten(value, `${path}${key}.`) : [[path + key, `${value}`]],
  );

const nodes = homeGraph(
  { content: english, homePath: '/', lang: 'en' },
  { trailer: '/_astro/trailer.webp', demo: '/_astro/demo.webp' },
)['@graph'];
const faqPage = nodes.find((node) => node['@type'] === 'FAQPage');

test('the nodes have every property that search engines ask for, and no other', () => {
  const others = nodes.filter((node) => node !== faqPage).map((node) => flatten(node));
  assert.deepEqual(
    others.map((node) => node.map(([path]) => path).sort()),
    NODES.map(([, properties]) => ['@type', ...properties.split(' ')].sort()),
  );
  assert.deepEqual(
    others.map((node) => Object.fromEntries(node)['@type']),
    NODES.map(([type]) => type),
  );
  for (const [path, value] of others.flat()) assert.match(value, FORMATS[path] ?? /^.{3,}$/s, path);
  const idsAt = (wanted: string) =>
    new Set(others.flat().flatMap(([path, value]) => (path === wanted ? value : [])));
  assert.deepEqual(idsAt('publisher.@id'), idsAt('@id'));
});

test('the questions are those of the page, in their order and word for word', () => {
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  assert.deepEqual(faqPage, { '@type': 'FAQPage', inLanguage: 'en', mainEntity });
});
