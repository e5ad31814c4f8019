import { site } from '../../../site.config.ts';

/** The hero: what the app is, in one breath. */
export const hero = {
  badge: `AI-powered ${site.phrase}`,
  title: 'How fast was that?',
  tagline:
    'Film a rally. The app follows the shuttle frame by frame and reads its speed off the racket. Free, on iPhone, iPad and Mac.',
  download: 'Download Now',
  watchDemo: 'Watch demo',
  notes: ['Offline • No cloud upload', 'Calibrated for shuttle acoustics'],
  captureScreenAlt:
    'The capture screen: a smash crosses the court from the side, each frame of the flight marked with the speed of the shuttle.',
  resultsScreenAlt:
    'The results screen: 320 km/h off the racket, and below it the speed falling along the flight to the floor.',
} as const;

/** The second section: the trailer, and how a measurement comes about. */
export const trailer = {
  title: 'Every gap is one sixtieth of a second',
  lead: 'Wide gaps are fast, narrow gaps are slow. A shuttle loses half its speed in 3.4 metres, so the number that counts is the first one.',
  videoLabel: 'Trailer',
  caption: 'Demo recorded on-device. Autoplay may vary by browser settings.',
  steps: [
    {
      title: 'Film',
      text: 'Stand the phone beside the court, level with the net, and keep it still. The flight should cross the picture.',
    },
    {
      title: 'Track',
      text: 'The AI on your device finds the shuttle in each frame. The video stays on the device.',
    },
    {
      title: 'Read',
      text: 'You get one number: the speed off the racket, in km/h.',
    },
  ],
} as const;

/** The demo dialog. */
export const demo = {
  title: 'Product demo',
  hint: 'Tip: press Esc to close.',
  close: 'Close',
  captions: 'English',
  transcript: 'Read what it shows',
} as const;
