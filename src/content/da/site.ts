/** The words of every page, in Danish. */

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. */
export const phrase: string = 'smashhastighed';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}: mål din {{phrase}} i badminton',
    description:
      'Film en badmintonduel, og få din {{phrase}}: farten når bolden forlader ketsjeren. Gratis til iPhone, iPad og Mac. Måler på din enhed, også offline.',
  },
  notFound: {
    title: 'Siden findes ikke · {{name}}',
    description: 'Der er ingen side på denne adresse.',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'Gå til indholdet',
  main: 'Hovedmenu',
  footer: 'Sidefod',
  home: 'Forside',
  contact: 'Kontakt',
  faq: 'FAQ',
  terms: 'Brugsvilkår',
  privacy: 'Privatlivspolitik',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = {
  pause: 'Stands stjernerne',
  drift: 'Lad stjernerne drive',
} as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = { film: 'Filmen er computergenereret', picture: 'Computergenereret' };

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Sprog',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Siden findes også på dansk.',
  dismiss: 'Luk',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'Gælder fra',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Denne oversættelse er kun en hjælp til læsningen; den engelske version har forrang i det omfang den lovgivning du er omfattet af, tillader det.',
    link: 'Læs den engelske version',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'seks', withoutPageViews: 'fem' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Ude.',
  text: 'Fejl 404. Siden landede uden for linjen.',
  home: 'Tilbage til forsiden',
  alternatives: 'Eller prøv',
} as const;
