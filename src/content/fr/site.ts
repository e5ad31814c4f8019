export const phrase: string = 'vitesse de smash';

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

export const starfieldToggle = {
  pause: 'Figer les étoiles',
  drift: 'Laisser filer les étoiles',
} as const;

export const computerMade = {
  film: 'Ce film est en images de synthèse',
  picture: 'Image de synthèse',
};

export const languages = {
  title: 'Langue',
  offer: 'Cette page est disponible en français.',
  dismiss: 'Fermer',
} as const;

export const legal = {
  effective: 'En vigueur à compter du',
  translation: {
    text: 'Cette page est une traduction fournie à titre de commodité\u202F; la version anglaise fait foi, dans la mesure où le droit qui vous est applicable le permet.',
    link: 'Lire la version anglaise',
  },
  dataKinds: { withPageViews: 'six', withoutPageViews: 'cinq' },
} as const;

export const notFound = {
  title: 'Faute.',
  text: 'Erreur 404. Cette page est tombée hors des lignes.',
  home: 'Retour à l’accueil',
  alternatives: 'Ou bien\u00A0:',
} as const;
