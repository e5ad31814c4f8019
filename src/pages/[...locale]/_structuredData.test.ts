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

/** The type of each node and its properties, those of nodes within it by their paths. */
const NODES = [
  'WebSite: name publisher.@id url',
  'Organization: @id contactPoint.@type contactPoint.contactType contactPoint.email ' +
    'logo name sameAs url',
  // A rating or a review would make it a rich result: it comes when there are any.
  'MobileApplication: applicationCategory description name offers.@type offers.price ' +
    'offers.priceCurrency operatingSystem publisher.@id url',
  ...Array(2).fill(
    'VideoObject: contentUrl description duration inLanguage name thumbnailUrl uploadDate',
  ),
];

const here = new RegExp(`^${site.origin.replaceAll('.', '\\.')}/`);

/** What the values of some properties are like. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  '@id': here,
  logo: here,
  thumbnailUrl: here,
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
  const described = others.map(([type, ...properties]) => {
    const paths = properties.map(([path]) => path).sort();
    return `${type?.[1]}: ${paths.join(' ')}`;
  });
  assert.deepEqual(described, NODES);
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
