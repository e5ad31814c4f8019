import { site } from '../../../site.config.ts';

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. */
export const phrase: string = site.phrase;

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}: measure your badminton {{phrase}}',
    description:
      'Film a rally and get your badminton {{phrase}} off the racket. Free for iPhone, iPad and Mac, measured on your device, works offline.',
  },
  notFound: {
    title: 'Page not found · {{name}}',
    description: 'There is no page at this address.',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'Skip to content',
  main: 'Main',
  footer: 'Footer',
  home: 'Home',
  contact: 'Contact',
  faq: 'FAQ',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = { pause: 'Pause the stars', drift: 'Let the stars drift' } as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = {
  film: 'This film is computer-made',
  picture: 'Computer-made',
} as const;

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Language',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'This page is available in English.',
  dismiss: 'Dismiss',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'Effective',
  /** Opens a translation. Its link leads to the English document. Empty in English. */
  translation: { text: '', link: '' },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'six', withoutPageViews: 'five' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Out.',
  text: 'Error 404. This page landed wide of the line.',
  home: 'Back to the home page',
  alternatives: 'Or try',
} as const;
