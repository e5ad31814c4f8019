/** The head, the bar, the footer and the page for unknown addresses in Spanish. */

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. */
export const phrase: string = 'velocidad de remate';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}: mide tu {{phrase}} en bádminton',
    description:
      'Graba un punto y obtén tu {{phrase}} en bádminton, al salir de la raqueta. Gratis en iPhone, iPad y Mac: mide en tu dispositivo, sin conexión.',
  },
  notFound: {
    title: 'Página no encontrada · {{name}}',
    description: 'No hay ninguna página en esta dirección.',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'Ir al contenido',
  main: 'Menú principal',
  footer: 'Pie de página',
  home: 'Inicio',
  contact: 'Contacto',
  faq: 'FAQ',
  terms: 'Condiciones de uso',
  privacy: 'Política de privacidad',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = {
  pause: 'Detener las estrellas',
  drift: 'Dejar flotar las estrellas',
} as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = {
  film: 'Este vídeo está hecho por ordenador',
  picture: 'Hecho por ordenador',
};

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Idioma',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Esta página está disponible en español.',
  dismiss: 'Cerrar',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'En vigor desde el',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Esta página es una traducción que se ofrece para facilitar la lectura; prevalece la versión en inglés en la medida en que lo permita la ley que te sea aplicable.',
    link: 'Leer la versión en inglés',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'seis', withoutPageViews: 'cinco' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Fuera.',
  text: 'Error 404. Esta página se ha ido fuera.',
  home: 'Volver al inicio',
  alternatives: 'O prueba con',
} as const;
