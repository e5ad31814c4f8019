export const faqTitle = 'Preguntas frecuentes';

export const legalIntroductions = {
  privacy: 'Tus datos en detalle:',
  terms: 'Texto completo:',
} as const;

export const faq = {
  what: {
    question: '¿Qué es {{name}}?',
    answer:
      'Una app que mide la velocidad de tus golpes. Graba un punto y la IA, en tu propio dispositivo, sigue el volante a lo largo del vídeo y te da la {{phrase}} al salir de la raqueta, en km/h. Así ves cómo progresas con el tiempo.',
  },
  download: {
    question: '¿Cómo descargo la app?',
    answer:
      'Elige «Descargar ahora» en esta página o busca {{name}} en el App Store. No tienes que iniciar sesión. ¿Usas Android? Lo sentimos, no hay versión para Android, pero puedes pedirle prestado el iPhone o el iPad a un amigo.',
  },
  /** With a lowest version: “Necesita como mínimo iOS 17.” */
  devices: {
    question: '¿En qué dispositivos funciona?',
    answer: 'En iPhone, iPad y Mac, MacBook incluido. No hay versión para Android.',
  },
  free: {
    question: '¿De verdad es gratis?',
    answer: 'Sí, del todo. No hay planes de pago ni cargos ocultos.',
  },
  offline: {
    question: '¿Funciona sin conexión?',
    answer: 'Sí. La medición se hace en tu dispositivo: no hace falta conexión ni subir nada.',
  },
  data: {
    question: '¿Están seguros mis datos?',
    answer:
      'Al medir, tu vídeo se queda en tu dispositivo y no se envía nada; los vídeos que decidas subir solo se usan para entrenar la IA. Nadie los ve y no se comparten con terceros.',
  },
} as const;
