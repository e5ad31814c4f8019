export const hero = {
  badge: 'AI-målt {{phrase}}',
  title: 'Hvor hurtigt var det?',
  tagline: 'Din {{phrase}} i badminton, målt ud fra din egen video. Gratis på iPhone, iPad og Mac.',
  atRacket: 'km/t i slagøjeblikket',
  download: 'Hent nu',
  watchDemo: 'Se demo',
  notes: ['Offline • Ingen upload til skyen', 'Kalibreret til fjerboldens akustik'],
  captureScreenAlt:
    'Genafspilningen i appen, otte gange langsommere: Et smash flyver over banen, set fra siden. Langs flugten står den faldende hastighed, og en ramme er om bolden, der netop har passeret nettet.',
  resultsScreenAlt:
    'Resultatskærmen: {{exampleKmh}}\u00A0km/t i slagøjeblikket, og nedenunder hastigheden, der aftager langs boldens flugt ned til gulvet.',
} as const;

export const ogImage = {
  unit: 'km/t',
  alt: 'Illustration: En spiller rammer bolden højt over nettet, og dens flugt lyser op. »{{headline}}« {{exampleKmh}}\u00A0km/t. {{name}}.',
} as const;

export const trailer = {
  title: 'Fra prik til prik: 1/60 sekund',
  lead: 'Store mellemrum betyder høj fart, små betyder lav. En fjerbold mister halvdelen af sin fart på {{half}}\u00A0meter, så det første tal er det der tæller.',
  videoLabel: 'Trailer',
  caption:
    'Demo optaget på enheden. Om den afspilles automatisk, afhænger af browserens indstillinger.',
  chapters: [
    {
      title: 'Film',
      text: 'Stil telefonen ved siden af banen, ud for nettet, så hele flugten kommer med.',
    },
    {
      title: 'Find bolden',
      text: 'AI’en på enheden finder bolden i hvert billede. Intet bliver uploadet.',
    },
    {
      title: 'Aflæs',
      text: 'Kurven følges tilbage til ketsjeren og giver ét tal: din fart.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'Sådan filmer du bedst',
  plan: {
    room: 'Plads ved siden af banen',
    alt: 'Banen set fra oven med to pladser til telefonen, og hvad den ser fra hver.',
    whole:
      'Ud for nettet. Ved {{ultraWide}} er hele midterlinjen med fra {{near}}\u00A0m uden for sidelinjen, ved {{main}} fra {{far}}\u00A0m.',
    tight:
      'Er væggen eller nabobanen {{room}}\u00A0m væk? Stil telefonen ud for smasherens banehalvdel: {{ultraWide}} ser stadig {{wide}}\u00A0m af midterlinjen, {{main}} {{narrow}}\u00A0m.',
    enough:
      'Det er nok, for halvdelen af farten forsvinder på de første {{half}}\u00A0m efter slaget.',
    source:
      'Beregnet for iPhone-kameraer på 26\u00A0mm ({{main}}) og 13\u00A0mm ({{ultraWide}}); en video beholder cirka {{keptPercent}}\u00A0% af billedets bredde.',
  },
  tips: [
    { title: 'Billedhastighed', text: '60\u00A0fps, gerne 120 eller 240' },
    {
      title: 'Stativ eller taske',
      text: '{{ultraWide}} ser {{height}}\u00A0m op, selv fra gulvet',
    },
    {
      title: 'Fra siden',
      text: '{{angle}}\u00A0grader skævt måler {{lostPercent}}\u00A0procent for lavt',
    },
  ],
} as const;

export const frameRateTable = {
  title: 'Derfor en kurve og ikke to billeder',
  lead: 'En fjerbold bliver langsommere fra billede til billede, så to billeder giver altid et for lavt tal.',
  frameRate: 'fps',
  average: 'to billeder',
  curve: 'kurve',
  simulated:
    'Beregnet for et smash på {{exampleKmh}}\u00A0km/t. ±\u00A0er simuleret, kun for pixelfejl',
  method:
    '{{runs}} boldflugter med omkring én pixels fejl i hvert billede ({{widthPx}}\u00A0×\u00A0{{heightPx}}, banen fylder billedets bredde, {{pixelMm}}\u00A0mm pr. pixel), hver med en tilpasset luftmodstandskurve; {{withinPercent}}\u00A0procent af resultaterne ligger inden for det interval.',
} as const;

export const closing = {
  title: 'Og dit smash?',
} as const;

export const qrCode = {
  title: 'Få appen på telefonen',
  text: 'Ret kameraet mod koden.',
  alt: 'QR-kode: {{name}} i App Store',
} as const;

export const demo = {
  title: 'Produktdemo',
  hint: 'Tip: Tryk på Esc for at lukke.',
  close: 'Luk',
  transcript: 'Læs det som tekst',
} as const;
