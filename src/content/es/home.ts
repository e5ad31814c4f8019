export const hero = {
  badge: 'Tu {{phrase}}, con IA',
  title: '¿A\u00A0cuánto iba?',
  tagline: 'Tu {{phrase}} en bádminton, medida en tu propio vídeo. Gratis en iPhone, iPad y Mac.',
  atRacket: 'km/h al salir de la raqueta',
  download: 'Descargar ahora',
  watchDemo: 'Ver la demo',
  notes: ['Sin conexión • Sin subir nada a la nube', 'Calibrada para la acústica del volante'],
  captureScreenAlt:
    'La repetición en la app, ocho veces más lenta: un remate cruza la pista vista desde un lateral, la velocidad que va cayendo aparece a lo largo de la trayectoria y un recuadro rodea el volante, que acaba de pasar la red.',
  resultsScreenAlt:
    'La pantalla de resultados: {{exampleKmh}}\u00A0km/h al salir de la raqueta y, debajo, la velocidad que cae a lo largo de la trayectoria hasta el suelo.',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: 'Ilustración: un jugador golpea el volante muy por encima de la red y su trayectoria se ilumina. «{{headline}}» {{exampleKmh}}\u00A0km/h. {{name}}.',
} as const;

export const trailer = {
  title: 'De punto a punto, un sesentavo de segundo',
  lead: 'Si la separación es grande, el volante va rápido; si es pequeña, va lento. Pierde la mitad de su velocidad en {{half}}\u00A0metros: por eso el primer número es el que cuenta.',
  videoLabel: 'Tráiler',
  caption:
    'Demo grabada en el dispositivo. La reproducción automática depende de los ajustes del navegador.',
  chapters: [
    {
      title: 'Grabar',
      text: 'Coloca el teléfono junto a la pista, en línea con la red, para que vea toda la trayectoria.',
    },
    {
      title: 'Rastrear',
      text: 'En tu dispositivo, la IA encuentra el volante en cada fotograma. No se sube nada.',
    },
    {
      title: 'Leer',
      text: 'La curva ajustada a los fotogramas, prolongada hasta la raqueta, te da la velocidad.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'Para grabar bien',
  plan: {
    room: 'Espacio junto a la pista',
    alt: 'La pista desde arriba, con dos lugares para el teléfono y lo que ve desde cada uno.',
    whole:
      'En línea con la red. A {{ultraWide}} la línea central entera cabe en la imagen desde {{near}}\u00A0m de la línea lateral; a {{main}}, desde {{far}}\u00A0m.',
    tight:
      '¿La pared o la pista de al lado está a {{room}}\u00A0m? Pon el teléfono junto a la mitad de la pista de quien remata: a {{ultraWide}} aún entran {{wide}}\u00A0m de la línea central; a {{main}}, {{narrow}}\u00A0m.',
    enough:
      'Con eso basta, porque la mitad de la velocidad se pierde en los primeros {{half}}\u00A0m tras el golpeo.',
    source:
      'Calculado para las cámaras del iPhone de 26\u00A0mm ({{main}}) y 13\u00A0mm ({{ultraWide}}); un vídeo conserva alrededor del {{keptPercent}}\u00A0% del ancho de la foto.',
  },
  tips: [
    { title: 'Fotogramas', text: '60\u00A0f/s; mejor, 120 o 240' },
    {
      title: 'Trípode o raquetero',
      text: '{{ultraWide}} ve hasta {{height}}\u00A0m de altura incluso desde el suelo',
    },
    {
      title: 'Desde el lateral',
      text: 'con {{angle}}\u00A0grados de desvío mide un {{lostPercent}}\u00A0% de menos',
    },
  ],
} as const;

export const frameRateTable = {
  title: 'Por qué una curva y no dos fotogramas',
  lead: 'El volante se va frenando de fotograma en fotograma, así que dos fotogramas siempre se quedan cortos.',
  frameRate: 'f/s',
  average: 'dos fotogramas',
  curve: 'curva',
  simulated:
    'Calculado para un remate de {{exampleKmh}}\u00A0km/h. ±\u00A0es simulado, solo para errores de píxel',
  method:
    '{{runs}} trayectorias con alrededor de un píxel de error en cada fotograma ({{widthPx}}\u00A0×\u00A0{{heightPx}}, la pista tan ancha como la imagen, {{pixelMm}}\u00A0mm por píxel), con una curva de resistencia del aire ajustada a cada una; el {{withinPercent}}\u00A0% de los resultados queda en ese margen.',
} as const;

export const closing = {
  title: '¿Y el tuyo?',
} as const;

export const qrCode = {
  title: 'Descárgala en tu teléfono',
  text: 'Apunta al código con la cámara.',
  alt: 'Código QR: {{name}} en el App Store',
} as const;

export const demo = {
  title: 'Demo de la app',
  hint: 'Consejo: pulsa Esc para cerrar.',
  close: 'Cerrar',
  transcript: 'Leer la transcripción',
} as const;
