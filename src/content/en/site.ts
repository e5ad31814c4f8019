import { site } from '../../../site.config.ts';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: `${site.name}: measure your badminton ${site.phrase}`,
    description: `Film a rally and get your badminton ${site.phrase} off the racket. Free for iPhone, iPad and Mac, measured on your device, works offline.`,
  },
  notFound: {
    title: `Page not found · ${site.name}`,
    description: 'There is no page at this address.',
  },
} as const;

/** What search engines are told besides the words of the page. */
export const structured = {
  contactType: 'customer support',
  systems: 'iOS, iPadOS, macOS',
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

/** The small mark on pictures and videos drawn for this site. */
export const illustrationLabel = 'Illustration';

/** Beside the flight that lands on the footer's line: its length and its time. */
export const landed = (metres: number, seconds: number) =>
  `${metres.toFixed(1)} m, ${seconds.toFixed(2)} s`;

/** Both legal pages. */
export const legal = {
  effective: 'Effective',
  contents: 'Contents',
  /** From none on: how many items a list has. */
  counts: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Out.',
  text: 'Error 404. This page landed wide of the line.',
  home: 'Back to the home page',
  alternatives: 'Or try',
  /** In the drawing: how far the shuttle lands past the line. */
  wideBy: (centimetres: number) => `${centimetres} cm`,
} as const;
