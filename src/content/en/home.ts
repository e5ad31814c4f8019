/** The hero: what the app is, in one breath. */
export const hero = {
  badge: 'AI-powered {{phrase}}',
  title: 'How fast was that?',
  tagline: 'Your badminton {{phrase}}, measured from your own video. Free on iPhone, iPad and Mac.',
  /** At the racket in the drawing, after the speed. */
  atRacket: 'km/h off the racket',
  download: 'Download Now',
  watchDemo: 'Watch demo',
  notes: ['Offline • No cloud upload', 'Calibrated for shuttle acoustics'],
  /** What the two screens show, for those who do not see them: written for the drawn ones. */
  captureScreenAlt:
    'The replay in the app, eight times slower: a smash seen from the side, its falling speed along the flight, and a box around the shuttle past the net.',
  resultsScreenAlt:
    'The result: {{exampleKmh}} km/h off the racket, and the speed falling along the flight.',
} as const;

/** The picture that goes with a link to this site: drawn, whatever the page shows. */
export const ogImage = {
  unit: 'km/h',
  alt: 'Illustration: a player smashes, and the flight lights up. “{{headline}}” {{exampleKmh}} km/h. {{name}}.',
} as const;

/** The second section: the trailer, and how a measurement comes about. */
export const trailer = {
  title: 'Every gap is one sixtieth of a second',
  lead: 'Wide gaps are fast, narrow ones slow. A shuttle loses half its speed in {{half}}\u00A0metres, so the first number is the one that counts.',
  videoLabel: 'Trailer',
  caption: 'Demo recorded on-device. Autoplay may vary by browser settings.',
  chapters: [
    {
      title: 'Film',
      text: 'Stand the phone beside the court, level with the net, so that it sees the whole flight.',
    },
    {
      title: 'Track',
      text: 'On-device AI finds the shuttle in every frame. Nothing is uploaded.',
    },
    {
      title: 'Read',
      text: 'The app traces the curve back to the racket. That’s your speed.',
    },
  ],
} as const;

/** After the speed lab: where the phone stands. */
export const filmingGuide = {
  title: 'Film it well',
  plan: {
    /** Before the two distances to choose from. */
    room: 'Room beside the court',
    alt: 'The court from above, with two places for the phone and what it sees from each.',
    whole:
      'Level with the net. At {{ultraWide}} the whole middle line is in the picture from {{near}}\u00A0m beside the side line, at {{main}} from {{far}}\u00A0m.',
    tight:
      'Is the wall or the next court {{room}}\u00A0m away? Then stand level with the smasher’s half: {{ultraWide}} still sees {{wide}}\u00A0m of the middle line, {{main}} {{narrow}}\u00A0m.',
    enough: 'That is enough: half the speed goes in the first {{half}}\u00A0m after the racket.',
    source:
      'Computed for iPhone cameras of 26\u00A0mm ({{main}}) and 13\u00A0mm ({{ultraWide}}); a video keeps about {{keptPercent}}\u00A0percent of the width.',
  },
  tips: [
    { title: 'Frame rate', text: '60\u00A0fps; 120 or 240 is better' },
    { title: 'Tripod or bag', text: 'A bag will do: {{ultraWide}} sees {{height}}\u00A0m up' },
    {
      title: 'From the side',
      text: '{{angle}}\u00A0degrees off reads {{lostPercent}}\u00A0percent low',
    },
  ],
} as const;

/** Below the chapters: why the app fits a curve. */
export const frameRateTable = {
  title: 'Why a curve, and not two frames',
  lead: 'A shuttle slows down from frame to frame, so two frames always read low.',
  frameRate: 'fps',
  average: 'two frames',
  curve: 'curve',
  simulated:
    'Computed for a smash of {{exampleKmh}}\u00A0km/h. ±\u00A0is simulated, for pixel errors only',
  method:
    '{{runs}} flights with about one pixel of error in each frame ({{widthPx}}\u00A0×\u00A0{{heightPx}}, the court as wide as the image, {{pixelMm}}\u00A0mm a pixel), a drag curve fitted to each; {{withinPercent}}\u00A0percent of the results lie within it.',
} as const;

/** Where the page ends: the download once more. */
export const closing = {
  title: 'How fast is yours?',
} as const;

/** Beside the code that leads to the listing, where there is a mouse. */
export const qrCode = {
  title: 'Get it on your phone',
  text: 'Point its camera at the code.',
  alt: 'QR code: {{name}} in the App Store',
} as const;

/** The demo dialog. */
export const demo = {
  title: 'Product demo',
  hint: 'Tip: press Esc to close.',
  close: 'Close',
  transcript: 'Read the transcript',
} as const;
