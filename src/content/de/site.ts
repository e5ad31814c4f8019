/** The words of every page, in German. */

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. Feminine. */
export const phrase: string = 'Smash-Geschwindigkeit';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}: {{phrase}} im Badminton messen',
    description:
      'Film einen Ballwechsel und sieh deine {{phrase}}. Gratis für iPhone, iPad und Mac. Misst offline auf dem Gerät.',
  },
  notFound: {
    title: 'Seite nicht gefunden · {{name}}',
    description: 'Unter dieser Adresse gibt es keine Seite.',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  footer: 'Fußzeile',
  home: 'Start',
  contact: 'Kontakt',
  faq: 'FAQ',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = { pause: 'Sterne anhalten', drift: 'Sterne ziehen lassen' } as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = { film: 'Dieser Film ist computeranimiert', picture: 'Computergrafik' };

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Sprache',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Diese Seite gibt es auch auf Deutsch.',
  dismiss: 'Schließen',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'Gültig ab',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Diese Übersetzung soll dir das Lesen erleichtern; maßgeblich ist die englische Fassung, soweit das für dich geltende Recht es zulässt.',
    link: 'Zur englischen Fassung',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'sechs', withoutPageViews: 'fünf' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Aus.',
  text: 'Fehler 404. Diese Seite ist im Aus gelandet.',
  home: 'Zurück zur Startseite',
  alternatives: 'Oder hier weiter:',
} as const;
