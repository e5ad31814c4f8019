/**
 * The graph against what search engines ask of it, written down as a JSON Schema. That every type and
 * property is one of schema.org's, the type check shows (schema-dts is made from its definitions).
 * Required and recommended: developers.google.com/search/docs/appearance/structured-data, the pages
 * on videos, software apps, organizations, site names and FAQs, read in November 2026.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { site } from '../../site.config.ts';
import { faq } from '../content/en/faq.ts';
import { homeGraph } from './_structuredData.ts';

const text = { type: 'string', minLength: 3 } as const;
const here = { type: 'string', pattern: `^${site.origin.replaceAll('.', '\\.')}/` } as const;
const anywhere = { type: 'string', pattern: '^https://[^ ]+$' } as const;
const reference = { type: 'object', required: ['@id'], properties: { '@id': here } } as const;

/** A node of one type: these properties, all of them, and no others. */
const node = (type: string, properties: Record<string, object>) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...Object.keys(properties)],
  additionalProperties: false,
});

const NODES = {
  WebSite: node('WebSite', { name: text, url: here, publisher: reference }),
  Organization: node('Organization', {
    '@id': here,
    name: text,
    url: here,
    logo: here,
    sameAs: anywhere,
    contactPoint: node('ContactPoint', {
      contactType: text,
      email: { type: 'string', pattern: '^[^@ ]+@[^@ ]+$' },
    }),
  }),
  // A rating or a review would make it a rich result: it comes when there are any.
  MobileApplication: node('MobileApplication', {
    name: text,
    description: text,
    applicationCategory: { const: 'SportsApplication' },
    operatingSystem: text,
    url: anywhere,
    publisher: reference,
    offers: node('Offer', {
      price: { const: 0 },
      priceCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
    }),
  }),
  VideoObject: node('VideoObject', {
    name: text,
    description: text,
    thumbnailUrl: here,
    // ISO 8601, the date with its time zone.
    uploadDate: {
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:Z|[+-]\\d\\d:\\d\\d)$',
    },
    duration: { type: 'string', pattern: '^PT[1-9]\\d*S$' },
    contentUrl: { ...here, pattern: `${here.pattern}.*\\.mp4$` },
  }),
  FAQPage: node('FAQPage', {
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: node('Question', {
        name: text,
        acceptedAnswer: node('Answer', { text }),
      }),
    },
  }),
};

/** How many of each the graph has. */
const COUNTS: Record<keyof typeof NODES, number> = {
  WebSite: 1,
  Organization: 1,
  MobileApplication: 1,
  VideoObject: 2,
  FAQPage: 1,
};

const has = (type: string, count: number) => ({
  contains: { properties: { '@type': { const: type } }, required: ['@type'] },
  minContains: count,
  maxContains: count,
});

const SCHEMA = {
  type: 'object',
  required: ['@context', '@graph'],
  additionalProperties: false,
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': {
      type: 'array',
      items: {
        type: 'object',
        discriminator: { propertyName: '@type' },
        required: ['@type'],
        oneOf: Object.values(NODES),
      },
      allOf: Object.entries(COUNTS).map(([type, count]) => has(type, count)),
    },
  },
};

const graph = homeGraph({ trailer: '/_astro/trailer.webp', demo: '/_astro/demo.webp' });
const validate = new Ajv2019({ strict: false, discriminator: true, allErrors: true }).compile(
  SCHEMA,
);
const errorsOf = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));

test('the graph has what search engines require of it, and nothing they do not know', () => {
  assert.deepEqual(errorsOf(JSON.parse(JSON.stringify(graph))), []);
});

test('the schema notices what is missing, wrong or made up', () => {
  const broken = (change: (nodes: Record<string, unknown>[]) => void) => {
    const copy = JSON.parse(JSON.stringify(graph));
    change(copy['@graph']);
    return errorsOf(copy).length;
  };
  assert.ok(broken((nodes) => delete nodes[3]?.uploadDate) > 0);
  assert.ok(broken((nodes) => Object.assign(nodes[3] ?? {}, { uploadDate: '21.11.2026' })) > 0);
  assert.ok(
    broken((nodes) => Object.assign(nodes[2] ?? {}, { aggregateRating: { ratingValue: 5 } })) > 0,
  );
  assert.ok(
    broken((nodes) => Object.assign(nodes[2] ?? {}, { offers: { '@type': 'Offer', price: 1 } })) >
      0,
  );
  assert.ok(broken((nodes) => nodes.splice(4, 1)) > 0);
  assert.ok(broken((nodes) => nodes.push({ '@type': 'Review' })) > 0);
});

test('what refers to a node refers to one that is there', () => {
  const nodes = graph['@graph'].map((each) => JSON.parse(JSON.stringify(each)));
  const ids = nodes.map((each) => each['@id']).filter(Boolean);
  const references = nodes.map((each) => each.publisher?.['@id']).filter(Boolean);
  assert.equal(references.length, 2);
  for (const reference of references) assert.ok(ids.includes(reference), reference);
});

test('the questions are those of the page, in their order and word for word', () => {
  const page = graph['@graph'].find((each) => each['@type'] === 'FAQPage');
  const entries = page && 'mainEntity' in page ? page.mainEntity : [];
  assert.deepEqual(
    entries.map((entry) => ({ question: entry.name, answer: entry.acceptedAnswer.text })),
    faq,
  );
});
