/** The head, the bar, the footer and the page for unknown addresses in French. */

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. */
export const phrase: string = 'vitesse de smash';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}\u00A0: mesure ta {{phrase}} au badminton',
    description:
      'Filme un échange et lis ta {{phrase}} au badminton, en sortie de raquette. Appli gratuite sur iPhone, iPad et Mac, mesure sur l’appareil, hors ligne.',
  },
  notFound: {
    title: 'Page introuvable · {{name}}',
    description: 'Il n’y a pas de page à cette adresse.',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'Aller au contenu',
  main: 'Menu principal',
  footer: 'Pied de page',
  home: 'Accueil',
  contact: 'Contact',
  faq: 'FAQ',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = {
  pause: 'Figer les étoiles',
  drift: 'Laisser filer les étoiles',
} as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = {
  film: 'Ce film est en images de synthèse',
  picture: 'Image de synthèse',
};

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Langue',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Cette page est disponible en français.',
  dismiss: 'Fermer',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'En vigueur à compter du',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Cette page est une traduction fournie à titre de commodité\u202F; la version anglaise fait foi, dans la mesure où le droit qui vous est applicable le permet.',
    link: 'Lire la version anglaise',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'six', withoutPageViews: 'cinq' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Faute.',
  text: 'Erreur 404. Cette page est tombée hors des lignes.',
  home: 'Retour à l’accueil',
  alternatives: 'Ou bien\u00A0:',
} as const;
