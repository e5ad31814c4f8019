/** Feminine. */
export const phrase: string = 'Smash-Geschwindigkeit';

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

export const starfieldToggle = { pause: 'Sterne anhalten', drift: 'Sterne ziehen lassen' } as const;

export const computerMade = { film: 'Dieser Film ist computeranimiert', picture: 'Computergrafik' };

export const languages = {
  title: 'Sprache',
  offer: 'Diese Seite gibt es auch auf Deutsch.',
  dismiss: 'Schließen',
} as const;

export const legal = {
  effective: 'Gültig ab',
  translation: {
    text: 'Diese Übersetzung soll dir das Lesen erleichtern; maßgeblich ist die englische Fassung, soweit das für dich geltende Recht es zulässt.',
    link: 'Zur englischen Fassung',
  },
  dataKinds: { withPageViews: 'sechs', withoutPageViews: 'fünf' },
} as const;

export const notFound = {
  title: 'Aus.',
  text: 'Fehler 404. Diese Seite ist im Aus gelandet.',
  home: 'Zurück zur Startseite',
  alternatives: 'Oder hier weiter:',
} as const;
