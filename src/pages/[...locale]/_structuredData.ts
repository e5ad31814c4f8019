import type { Graph } from 'schema-dts';
import { site } from '../../../site.config.ts';
import type { Locale } from '../../i18n/locales.ts';
import { LOGO_PATH } from '../../lib/build/icons.ts';
import { demoVideo, trailerVideo, type Video } from '../../lib/build/videos.ts';
import { fillTrailerLead } from '../../sections/HowItWorks/HowItWorks.tsx';

const absolute = (path: string): string => new URL(path, site.origin).href;

const ORGANIZATION = { '@id': absolute('/#organization') } as const;

/** Said once, on the English home page. */
const SITE_NODES = [
  {
    '@type': 'WebSite',
    name: site.name,
    url: absolute('/'),
    publisher: ORGANIZATION,
  },
  {
    '@type': 'Organization',
    ...ORGANIZATION,
    name: site.name,
    url: absolute('/'),
    logo: absolute(LOGO_PATH),
    sameAs: site.social.url,
    contactPoint: {
      '@type': 'ContactPoint',
      // One that schema.org suggests.
      contactType: 'customer support',
      email: site.email,
    },
  },
] as const;

function video({ h264, lengthS, publishedOn }: Video, poster: string, name: string, text: string) {
  return {
    '@type': 'VideoObject',
    name,
    description: text,
    thumbnailUrl: absolute(poster),
    uploadDate: `${publishedOn}T00:00:00Z`,
    duration: `PT${lengthS}S`,
    contentUrl: absolute(h264.path),
  } as const;
}

/** The paths of the videos' posters. */
interface PosterPaths {
  readonly trailer: string;
  readonly demo: string;
}

/**
 * The home page's structured data as a schema.org graph. The questions equal the visible text
 * (docs/requirements.md, Questions).
 */
export function homeGraph(
  { content, homePath, lang }: Pick<Locale, 'content' | 'homePath' | 'lang'>,
  posters: PosterPaths,
) {
  const { demo, faq, hero, pages, trailer } = content;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(homePath === '/' ? SITE_NODES : []),
      {
        '@type': 'MobileApplication',
        name: site.name,
        description: pages.home.description,
        applicationCategory: 'SportsApplication',
        operatingSystem: 'iOS, iPadOS, macOS',
        url: site.appStore.url,
        publisher: ORGANIZATION,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
      {
        ...video(trailerVideo, posters.trailer, trailer.title, fillTrailerLead(content, lang)),
        inLanguage: lang,
      },
      { ...video(demoVideo, posters.demo, demo.title, hero.tagline), inLanguage: lang },
      {
        '@type': 'FAQPage',
        inLanguage: lang,
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        })),
      },
    ],
  } satisfies Graph;
}
