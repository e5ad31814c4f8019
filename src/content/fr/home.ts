export const hero = {
  badge: 'Vitesse de smash mesurée par IA',
  /** The typeface has no U+202F: a no-break space keeps the question mark on its line. */
  title: 'Il est parti à combien\u00A0?',
  tagline:
    'Ta {{phrase}} au badminton, mesurée sur ta propre vidéo. Appli gratuite sur iPhone, iPad et Mac.',
  atRacket: 'km/h en sortie de raquette',
  download: 'Télécharger',
  watchDemo: 'Voir la démo',
  notes: ['Hors ligne • Rien dans le cloud', 'Calibrée pour l’acoustique du volant'],
  captureScreenAlt:
    'Le ralenti dans l’appli, huit fois plus lent\u00A0: un smash traverse le terrain vu de côté, la vitesse qui chute s’affiche le long de la trajectoire, et un cadre entoure le volant qui vient de passer le filet.',
  resultsScreenAlt:
    'L’écran des résultats\u00A0: {{exampleKmh}}\u00A0km/h en sortie de raquette et, dessous, la vitesse qui chute au fil de la trajectoire jusqu’au sol.',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: 'Illustration\u00A0: un joueur frappe le volant bien au-dessus du filet, et sa trajectoire s’illumine. «\u00A0{{headline}}\u00A0» {{exampleKmh}}\u00A0km/h. {{name}}.',
} as const;

export const trailer = {
  title: 'D’un point à l’autre\u00A0: 1/60 de seconde',
  lead: 'Écart large, le volant file\u202F; écart serré, il traîne. Il perd la moitié de sa vitesse en {{half}}\u00A0mètres\u00A0: c’est donc la première valeur qui compte.',
  videoLabel: 'Bande-annonce',
  caption:
    'Démo enregistrée sur l’appareil. La lecture automatique dépend des réglages du navigateur.',
  chapters: [
    {
      title: 'Filmer',
      text: 'Place le téléphone au bord du terrain, dans l’axe du filet, pour qu’il voie toute la trajectoire.',
    },
    {
      title: 'Suivre',
      text: 'Sur ton appareil, l’IA repère le volant sur chaque image. Rien n’est envoyé.',
    },
    {
      title: 'Lire',
      text: 'La courbe ajustée sur les images, remontée jusqu’à la raquette, donne ta vitesse.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'Bien filmer',
  plan: {
    room: 'Place à côté du terrain',
    alt: 'Le terrain vu d’en haut, avec deux places pour le téléphone et ce qu’il voit de chacune.',
    whole:
      'Dans l’axe du filet. En {{ultraWide}}, toute la ligne médiane est dans l’image à partir de {{near}}\u00A0m de la ligne latérale, en {{main}} à partir de {{far}}\u00A0m.',
    tight:
      'Le mur ou le terrain voisin est à {{room}}\u00A0m\u202F? Place le téléphone à côté du demi-terrain de celui qui smashe\u00A0: en {{ultraWide}}, il voit encore {{wide}}\u00A0m de la ligne médiane, en {{main}} {{narrow}}\u00A0m.',
    enough:
      'Cela suffit, car la moitié de la vitesse se perd dans les {{half}} premiers mètres après la frappe.',
    source:
      'Calculé pour les appareils photo de l’iPhone de 26\u00A0mm ({{main}}) et 13\u00A0mm ({{ultraWide}})\u202F; une vidéo garde environ {{keptPercent}}\u00A0% de la largeur de la photo.',
  },
  tips: [
    { title: 'Fréquence d’images', text: '60\u00A0ips, mieux\u00A0: 120 ou 240' },
    {
      title: 'Trépied ou sac',
      text: '{{ultraWide}} voit jusqu’à {{height}}\u00A0m de haut, même depuis le sol',
    },
    { title: 'De côté', text: '{{angle}}\u00A0degrés d’écart, {{lostPercent}}\u00A0% trop bas' },
  ],
} as const;

export const frameRateTable = {
  title: 'Pourquoi une courbe, et pas deux images',
  lead: 'Le volant ralentit d’image en image\u00A0: deux images donnent donc toujours une valeur trop basse.',
  frameRate: 'ips',
  average: 'deux images',
  curve: 'courbe',
  simulated:
    'Calculé pour un smash à {{exampleKmh}}\u00A0km/h. ±\u00A0est simulé, pour les seules erreurs de pixel',
  method:
    '{{runs}} vols avec environ un pixel d’erreur par image ({{widthPx}}\u00A0×\u00A0{{heightPx}}, le terrain aussi large que l’image, {{pixelMm}}\u00A0mm par pixel), une courbe de traînée ajustée à chacun\u202F; {{withinPercent}}\u00A0% des résultats tombent dans cet intervalle.',
} as const;

export const closing = {
  title: 'Et le tien\u202F?',
} as const;

export const qrCode = {
  title: 'Installe-la sur ton téléphone',
  text: 'Vise le code avec l’appareil photo.',
  alt: 'Code QR\u00A0: {{name}} dans l’App Store',
} as const;

export const demo = {
  title: 'Démo de l’appli',
  hint: 'Astuce\u00A0: appuie sur Échap pour fermer.',
  close: 'Fermer',
  transcript: 'Lire la transcription',
} as const;
