import { site } from '../../../site.config.ts';
import { EXAMPLE_SMASH } from '../../lib/flight.ts';
import { illustrationMark } from './site.ts';

/** What every example of this site measures. */
const speed = `${EXAMPLE_SMASH.speedKmh} km/h`;

/** The hero: what the app is, in one breath. */
export const hero = {
  badge: `AI-powered ${site.phrase}`,
  title: 'How fast was that?',
  tagline:
    'Film a rally. The app follows the shuttle frame by frame and gives its speed off the racket. Free on iPhone, iPad and Mac.',
  download: 'Download Now',
  watchDemo: 'Watch demo',
  notes: ['Offline • No cloud upload', 'Calibrated for shuttle acoustics'],
  /** What the two screens show, for those who do not see them: written for the drawn ones. */
  captureScreenAlt:
    'The capture screen: a smash crosses the court from the side, each frame of the flight marked with the speed of the shuttle.',
  resultsScreenAlt: `The results screen: ${speed} off the racket, and below it the speed falling along the flight to the floor.`,
} as const;

/** The picture that goes with a link to this site: drawn, whatever the page shows. */
export const socialPicture = {
  unit: 'km/h',
  alt: `${illustrationMark}: a player meets the shuttle high above the net, and its flight lights up. “${hero.title}” ${speed}. ${site.name}.`,
} as const;

/** The second section: the trailer, and how a measurement comes about. */
export const trailer = {
  title: 'Every gap is one sixtieth of a second',
  lead: 'Wide gaps are fast, narrow ones slow. A shuttle loses half its speed in 3.4\u00A0metres, so the first number is the one that counts.',
  videoLabel: 'Trailer',
  caption: 'Demo recorded on-device. Autoplay may vary by browser settings.',
  steps: [
    {
      drawing: 'film',
      drawingAlt: 'The court from above: the phone looks across it, at right angles to the flight.',
      title: 'Film',
      text: 'Stand the phone beside the court, level with the net, so that it sees the whole flight.',
    },
    {
      drawing: 'track',
      drawingAlt: 'Four frames in a row, the shuttle boxed in each.',
      title: 'Track',
      text: 'On-device AI finds the shuttle in every frame. Measuring uploads nothing.',
    },
    {
      drawing: 'read',
      drawingAlt: `Speed falling from frame to frame, and the curve taken back to ${speed} at the racket.`,
      title: 'Read',
      text: 'The curve through the frames, taken back to the racket, gives one number.',
    },
  ],
} as const;

/** Below the steps: what makes a reading good. Its numbers are checked by home.test.ts. */
export const filmingGuide = {
  title: 'Film it well',
  chart: {
    caption: `A smash of ${EXAMPLE_SMASH.speedKmh}\u00A0km/h, and the average between its first two frames`,
    frameRate: 'fps',
    average: 'km/h',
  },
  tips: [
    {
      title: 'Frame rate',
      text: 'At 30\u00A0fps the shuttle flies 2.3\u00A0m between two frames, at 240\u00A0fps 0.36\u00A0m. More frames show more of the curve.',
    },
    {
      title: 'Steadiness',
      text: 'From 10\u00A0m away, a wobble of one degree moves the picture 17\u00A0cm. Use a tripod, or lean the phone on a bag.',
    },
    {
      title: 'Angle',
      text: 'A camera sees only speed across its picture. From 20\u00A0degrees off the side view, it reads 6\u00A0percent less.',
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
