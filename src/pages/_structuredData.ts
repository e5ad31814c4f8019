import type { Graph } from 'schema-dts';
import { site } from '../../site.config.ts';
import { faq } from '../content/en/faq.ts';
import { demo, hero, trailer } from '../content/en/home.ts';
import { pages, structured } from '../content/en/site.ts';
import { demoFilm, type Film, trailerFilm } from '../lib/films.ts';
import { LOGO_PATH } from '../lib/icons.ts';

/** Where the stills of the two films are. */
export interface Stills {
  readonly trailer: string;
  readonly demo: string;
}

const address = (path: string): string => new URL(path, site.origin).href;

const ORGANIZATION = { '@id': address('/#organization') } as const;

function video({ h264, lengthS, publishedOn }: Film, still: string, name: string, text: string) {
  return {
    '@type': 'VideoObject',
    name,
    description: text,
    thumbnailUrl: address(still),
    uploadDate: `${publishedOn}T00:00:00Z`,
    duration: `PT${lengthS}S`,
    contentUrl: address(h264.path),
  } as const;
}

/**
 * What the home page is about, for search engines and assistants: one graph in the words of
 * schema.org. The questions equal the visible text (docs/requirements.md, 11.4). No ratings: there are
 * none to show.
 */
export function homeGraph(stills: Stills) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        name: site.name,
        url: address('/'),
        publisher: ORGANIZATION,
      },
      {
        '@type': 'Organization',
        ...ORGANIZATION,
        name: site.name,
        url: address('/'),
        logo: address(LOGO_PATH),
        sameAs: site.social.url,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: structured.contactType,
          email: site.email,
        },
      },
      {
        '@type': 'MobileApplication',
        name: site.name,
        description: pages.home.description,
        applicationCategory: 'SportsApplication',
        operatingSystem: structured.systems,
        url: site.appStore.url,
        publisher: ORGANIZATION,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
      video(trailerFilm, stills.trailer, trailer.title, trailer.lead),
      video(demoFilm, stills.demo, demo.title, hero.tagline),
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        })),
      },
    ],
  } satisfies Graph;
}
