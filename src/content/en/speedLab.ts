/** The speed lab, a part of the second section. */

/** What stands in the page, with scripts or without. */
export const speedLab = {
  title: 'The speed lab',
  lead: 'Set a smash and watch the air take its speed.',
  /** @param overNetKmh its speed above the net @param landingM how far behind the net it lands */
  drawingAlt: (speedKmh: number, overNetKmh: number, landingM: number) =>
    `A court from the side, to scale. A smash of ${speedKmh}\u00A0km/h crosses the net at ${overNetKmh.toFixed(0)} and lands ${landingM.toFixed(2)}\u00A0m behind it: its dots, one each sixtieth of a second, move closer and closer.`,
  measured: 'Measured off the racket',
  sources:
    'Drag and gravity: Cohen et al., New J. Phys. 17 (2015) 063001. About 200\u00A0ms to react to what is seen: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/**
 * What was measured: who, where it is written and when, under which conditions. Elite men: the three
 * fastest of each, 95.0 m/s on average. College players: 54 m/s from a standing smash.
 */
export const measured = [
  {
    speedKmh: 565,
    who: 'Satwiksairaj Rankireddy',
    where: 'Guinness record, men, 14 April 2023, test conditions',
  },
  {
    speedKmh: 493,
    who: 'Tan Boon Heong',
    where: 'The record before, 2013, test conditions',
  },
  {
    speedKmh: 438,
    who: 'Pearly Tan',
    where: 'Guinness record, women, 14 April 2023, test conditions',
  },
  {
    speedKmh: 426,
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, January 2017, in a match',
  },
  {
    speedKmh: 420,
    who: 'Lakshya Sen',
    where: 'BWF men’s singles, Canada Open 2023, in a match',
  },
  { speedKmh: 408, who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, in a match' },
  { speedKmh: 372, who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, in a match' },
  {
    speedKmh: 342,
    who: 'Elite men',
    where: 'Average of 19, Applied Sciences 2025, 15(2), 844, test conditions',
  },
  {
    speedKmh: 194,
    who: 'Club player',
    where: 'Average of college players, Tsai et al. 1998, test conditions',
  },
] as const;

/** What the lab says once it is awake. */
export const labWords = {
  offRacket: 'off the racket',
  after: (seconds: number) => `after ${seconds.toFixed(3)}\u00A0s`,
  unit: 'Unit of speed',
  speed: 'Speed',
  height: 'Contact height',
  angle: 'Angle',
  angleHint: 'degrees below the horizontal',
  receiver: 'receiver',
  play: 'Play',
  playSlowly: '8× slower',
  atNet: 'At the net',
  overNet: 'Over the net',
  atReceiver: 'At the receiver',
  timeToReceiver: 'Time to the receiver',
  lands: 'Lands',
  middle: 'in the middle, 1.524\u00A0m high',
  receiverAt: '3.35\u00A0m behind the net',
  percentLeft: (percent: number) => `${percent}\u00A0% of its speed is left`,
  timeLeft: (milliseconds: number) =>
    milliseconds < 0
      ? `${-milliseconds} less than it takes to react`
      : `about 200 to react, ${milliseconds} to move`,
  ending: {
    short: 'Down before the net',
    net: 'Into the net',
    in: 'In',
    out: 'Out',
  },
  landing: (metres: string, isIn: boolean) =>
    isIn ? `In, ${metres}\u00A0m before the back line` : `Out by ${metres}\u00A0m`,
  camera: 'What a camera sees',
  fps: 'Frames per second',
  caught: (dots: number) => `Dots caught: ${dots}`,
  twoFrames: 'First two frames, average',
  trueSpeed: 'True, off the racket',
  why: 'It slows down from frame to frame: fewer frames read lower. That is why two apps differ.',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'Your browser did not let us copy. The link is in the address bar.',
} as const;
