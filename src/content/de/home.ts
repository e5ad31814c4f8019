export const hero = {
  badge: 'Smash-Tempo, von der KI gemessen',
  title: 'Wie schnell war der?',
  tagline:
    'Deine {{phrase}} im Badminton, gemessen in deinem eigenen Video. Kostenlos auf iPhone, iPad und Mac.',
  atRacket: 'km/h direkt nach dem Schlag',
  download: 'Jetzt laden',
  watchDemo: 'Demo ansehen',
  notes: ['Offline • Kein Upload in die Cloud', 'Auf die Akustik des Balls kalibriert'],
  captureScreenAlt:
    'Die Wiederholung in der App, achtmal langsamer: Ein Smash fliegt über das Feld, von der Seite gesehen. Entlang der Flugbahn steht die fallende Geschwindigkeit, und ein Rahmen umgibt den Ball gleich hinter dem Netz.',
  resultsScreenAlt:
    'Der Ergebnisbildschirm: {{exampleKmh}}\u00A0km/h direkt nach dem Schlag, darunter die Geschwindigkeit, die entlang der Flugbahn bis zum Boden abnimmt.',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: 'Illustration: Hoch über dem Netz trifft ein Spieler den Ball, und die Flugbahn leuchtet auf. „{{headline}}“ {{exampleKmh}}\u00A0km/h. {{name}}.',
} as const;

export const trailer = {
  title: 'Von Punkt zu Punkt: 1/60 Sekunde',
  lead: 'Große Abstände bedeuten hohes Tempo, kleine niedriges. Der Ball verliert auf {{half}}\u00A0Metern die Hälfte seiner Geschwindigkeit. Deshalb zählt die erste Zahl.',
  videoLabel: 'Trailer',
  caption:
    'Demo auf dem Gerät aufgenommen. Ob sie automatisch startet, hängt von den Browsereinstellungen ab.',
  chapters: [
    {
      title: 'Filmen',
      text: 'Stell das Handy neben das Feld, in Verlängerung des Netzes, damit die ganze Flugbahn im Bild ist.',
    },
    {
      title: 'Verfolgen',
      text: 'Die KI auf dem Gerät findet den Ball in jedem Bild. Nichts wird hochgeladen.',
    },
    {
      title: 'Ablesen',
      text: 'Die App verfolgt die Kurve zurück bis zum Schläger. Das ist dein Tempo.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'So filmst du gut',
  plan: {
    room: 'Platz neben dem Feld',
    alt: 'Das Feld von oben mit zwei Plätzen für das Handy und dem, was es von jedem sieht.',
    whole:
      'In Verlängerung des Netzes. Mit {{ultraWide}} ist die ganze Mittellinie ab {{near}}\u00A0m neben der Seitenlinie im Bild, mit {{main}} ab {{far}}\u00A0m.',
    tight:
      'Wand oder Nachbarfeld in {{room}}\u00A0m Abstand? Dann stell das Handy neben die Feldhälfte, aus der der Smash kommt: Mit {{ultraWide}} sind noch {{wide}}\u00A0m der Mittellinie im Bild, mit {{main}} {{narrow}}\u00A0m.',
    enough:
      'Das reicht, denn die Hälfte der Geschwindigkeit geht auf den ersten {{half}}\u00A0m nach dem Schlag verloren.',
    source:
      'Berechnet für iPhone-Kameras mit 26\u00A0mm ({{main}}) und 13\u00A0mm ({{ultraWide}}); ein Video zeigt etwa {{keptPercent}}\u00A0% der Fotobreite.',
  },
  tips: [
    { title: 'Bildrate', text: '60\u00A0fps, besser 120 oder 240' },
    {
      title: 'Stativ oder Tasche',
      text: '{{ultraWide}} sieht vom Boden {{height}}\u00A0m hoch',
    },
    {
      title: 'Von der Seite',
      text: '{{angle}}\u00A0Grad daneben: {{lostPercent}}\u00A0Prozent zu wenig',
    },
  ],
} as const;

export const frameRateTable = {
  title: 'Warum eine Kurve und nicht zwei Bilder',
  lead: 'Der Ball wird von Bild zu Bild langsamer, deshalb liegt der Wert aus zwei Bildern immer zu niedrig.',
  frameRate: 'fps',
  average: 'zwei Bilder',
  curve: 'Kurve',
  simulated:
    'Berechnet für einen Smash mit {{exampleKmh}}\u00A0km/h. ±\u00A0ist simuliert, nur für Pixelfehler',
  method:
    '{{runs}} Ballflüge mit etwa einem Pixel Fehler in jedem Bild ({{widthPx}}\u00A0×\u00A0{{heightPx}}, das Feld so breit wie das Bild, {{pixelMm}}\u00A0mm pro Pixel), an jeden eine Luftwiderstandskurve angepasst; {{withinPercent}}\u00A0Prozent der Ergebnisse liegen in diesem Bereich.',
} as const;

export const closing = {
  title: 'Und deiner?',
} as const;

export const qrCode = {
  title: 'Hol dir die App aufs Handy',
  text: 'Richte die Kamera auf den Code.',
  alt: 'QR-Code: {{name}} im App Store',
} as const;

export const demo = {
  title: 'Produktdemo',
  hint: 'Tipp: Drück Esc zum Schließen.',
  close: 'Schließen',
  transcript: 'Als Text nachlesen',
} as const;
