export const phrase: string = 'velocidad de remate';

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

export const starfieldToggle = {
  pause: 'Detener las estrellas',
  drift: 'Dejar flotar las estrellas',
} as const;

export const computerMade = {
  film: 'Este vídeo está hecho por ordenador',
  picture: 'Hecho por ordenador',
};

export const languages = {
  title: 'Idioma',
  offer: 'Esta página está disponible en español.',
  dismiss: 'Cerrar',
} as const;

export const legal = {
  effective: 'En vigor desde el',
  translation: {
    text: 'Esta página es una traducción que se ofrece para facilitar la lectura; prevalece la versión en inglés en la medida en que lo permita la ley que te sea aplicable.',
    link: 'Leer la versión en inglés',
  },
  dataKinds: { withPageViews: 'seis', withoutPageViews: 'cinco' },
} as const;

export const notFound = {
  title: 'Fuera.',
  text: 'Error 404. Esta página se ha ido fuera.',
  home: 'Volver al inicio',
  alternatives: 'O prueba con',
} as const;
