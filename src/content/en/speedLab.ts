/** The speed lab, a part of the second section. */

/** What stands in the page, with scripts or without. */
export const speedLab = {
  title: 'The speed lab',
  lead: 'Set a smash and watch the air take its speed.',
  drawingAlt:
    'A court from the side, to scale. A smash of 320\u00A0km/h crosses the net at 94 and lands 5.49\u00A0m behind it: its dots, one each sixtieth of a second, move closer and closer.',
  records: 'Records, off the racket',
  conditions: { test: 'test conditions', match: 'in a match' },
} as const;

/** The fastest smashes on record: who, where it is written, when. */
export const records = [
  {
    speedKmh: 565,
    who: 'Satwiksairaj Rankireddy',
    where: 'Guinness record, men, 14 April 2023',
    conditions: 'test',
  },
  {
    speedKmh: 493,
    who: 'Tan Boon Heong',
    where: 'the record before, 2013',
    conditions: 'test',
  },
  {
    speedKmh: 438,
    who: 'Pearly Tan',
    where: 'Guinness record, women, 14 April 2023',
    conditions: 'test',
  },
  {
    speedKmh: 426,
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, January 2017',
    conditions: 'match',
  },
  {
    speedKmh: 420,
    who: 'Lakshya Sen',
    where: 'BWF men’s singles, Canada Open 2023',
    conditions: 'match',
  },
  { speedKmh: 408, who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015', conditions: 'match' },
  { speedKmh: 372, who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016', conditions: 'match' },
] as const;

/**
 * What is no record. College players: Tsai et al. (1998), 54 m/s from a standing smash. Elite men:
 * the three fastest of nineteen players, 95.0 m/s (Applied Sciences 2025, 15(2), 844).
 */
export const averages = [
  {
    speedKmh: 194,
    who: 'Club player',
    where: 'college players’ average, standing, Tsai et al. 1998',
    conditions: 'test',
  },
  {
    speedKmh: 342,
    who: 'Elite men',
    where: 'average of nineteen, Applied Sciences 2025, 15(2), 844',
    conditions: 'test',
  },
] as const;

/** What the lab says once it is awake. */
export const labWords = {
  offRacket: 'off the racket',
  unit: 'Unit of speed',
  speed: 'Speed',
  height: 'Contact height',
  angle: 'Angle',
  angleHint: 'degrees below the horizontal',
  valueText: {
    height: (metres: string) => `${metres} metres`,
    angle: (degrees: string) => `${degrees} degrees below the horizontal`,
  },
  receiver: 'receiver',
  lines: { back: 'back line', service: 'short service line' },
  loupe: 'the net, closer',
  play: 'Play',
  playSlowly: '8× slower',
  atNet: 'At the net',
  overNet: 'Over the net',
  atReceiver: 'At the receiver',
  timeToReceiver: 'Time to the receiver',
  lands: 'Lands',
  none: '–',
  middle: 'in the middle, 1.524\u00A0m high',
  receiverAt: 'halfway back, 3.35\u00A0m behind the net',
  percentLeft: (percent: number) => `${percent}\u00A0% of its speed is left`,
  timeLeft: (milliseconds: number) =>
    milliseconds < 0
      ? `${-milliseconds}\u00A0ms less than it takes to react`
      : `about 200\u00A0ms to react, ${milliseconds} to move`,
  ending: {
    short: 'Down before the net',
    net: 'Into the net',
    in: 'In',
    out: 'Out',
  },
  landing: {
    in: (metres: string) => `in, ${metres}\u00A0m before the back line`,
    out: (metres: string) => `out by ${metres}\u00A0m`,
  },
  camera: 'What a camera sees',
  frameRate: 'Frames per second',
  caught: (dots: number) => `It catches ${dots} ${dots === 1 ? 'dot' : 'dots'} of this flight.`,
  twoFrames: 'First two frames, average',
  trueSpeed: 'True, off the racket',
  why: 'The shuttle slows down between two frames. The fewer there are, the lower their average: this is why frame rate matters, and why two apps differ.',
  presets: 'Smashes to try',
  copy: 'Copy the link to this smash',
  copied: 'Copied. The link opens this very smash.',
  notCopied: 'Your browser did not let us copy. The address of this page is the link.',
  sources:
    'Quadratic drag and gravity, L\u00A0=\u00A04.96\u00A0m (Cohen et al., New J. Phys. 2015). Reaction to sight: Woods et al., Front. Hum. Neurosci. 2015. Contact 6\u00A0m behind the net.',
} as const;
