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

const text = /^.{3,}$/s;
const here = new RegExp(`^${site.origin.replaceAll('.', '\\.')}/`);
const anywhere = /^https:\/\/[^ ]+$/;
const email = /^[^@ ]+@[^@ ]+$/;

/** Every property of each node, those of nodes within it by their path, and what its value is like. */
const NODES: readonly Readonly<Record<string, RegExp>>[] = [
  { '@type': /^WebSite$/, name: text, url: here, 'publisher.@id': here },
  {
    '@type': /^Organization$/,
    '@id': here,
    name: text,
    url: here,
    logo: here,
    sameAs: anywhere,
    'contactPoint.@type': /^ContactPoint$/,
    'contactPoint.contactType': text,
    'contactPoint.email': email,
  },
  // A rating or a review would make it a rich result: it comes when there are any.
  {
    '@type': /^MobileApplication$/,
    name: text,
    description: text,
    applicationCategory: /^SportsApplication$/,
    operatingSystem: text,
    url: anywhere,
    'publisher.@id': here,
    'offers.@type': /^Offer$/,
    'offers.price': /^0$/,
    'offers.priceCurrency': /^[A-Z]{3}$/,
  },
  ...Array(2).fill({
    '@type': /^VideoObject$/,
    inLanguage: /^en$/,
    name: text,
    description: text,
    thumbnailUrl: here,
    // ISO 8601, the date with its time zone.
    uploadDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/,
    duration: /^PT[1-9]\d*S$/,
    contentUrl: new RegExp(`${here.source}.*\\.mp4$`),
  }),
];

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
  assert.equal(others.length, NODES.length);
  for (const [i, properties] of others.entries()) {
    const expected = NODES[i] ?? {};
    assert.deepEqual(properties.map(([path]) => path).sort(), Object.keys(expected).sort());
    for (const [path, value] of properties) assert.match(value, expected[path] ?? /^$/, path);
  }
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
