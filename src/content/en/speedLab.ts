/** The speed lab, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: 'The speed lab',
  lead: 'Dial in a smash and watch the air slow it down.',
  sources:
    'Drag and gravity: Cohen et al., New J. Phys. 17 (2015) 063001. About 200\u00A0ms to react to what is seen: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/**
 * Who was measured, as the name reads inside a sentence, and where it is written: source, date and
 * conditions. The speeds are in src/sections/SpeedLab/measuredSpeeds.ts.
 */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Guinness record, men, 14 April 2023, test conditions',
  },
  tanBoonHeong: { who: 'Tan Boon Heong', where: 'Previous record, 2013, test conditions' },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Guinness record, women, 14 April 2023, test conditions',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, January 2017, in a match',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'BWF men’s singles, Canada Open 2023, in a match',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, in a match' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, in a match' },
  eliteMen: {
    who: 'elite men',
    where: 'Average of 19, Applied Sciences 2025, 15(2), 844, test conditions',
  },
  college: {
    who: 'college players (1998)',
    where: 'Average, Tsai et al., test conditions',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: ' ',
  /** Between sentences that are put together. */
  sentenceEnd: '. ',
  offRacket: 'off the racket',
  after: 'after {{seconds}}\u00A0s',
  /** The conditions of a measured speed, on its button. */
  inMatch: 'in a match',
  inTest: 'test conditions',
  unit: 'Unit of speed',
  speed: 'Speed',
  height: 'Contact height',
  angle: 'Angle',
  angleHint: 'below the horizontal',
  defender: 'defender',
  play: 'Play',
  playSlowly: '8× slower',
  atNet: 'At the net',
  overNet: 'Over the net',
  atDefender: 'At the defender',
  timeToDefender: 'Time to the defender',
  lands: 'Lands past the net',
  middle: 'in the middle, 1.524\u00A0m high',
  defenderAt: '{{metres}}\u00A0m behind the net',
  percentLeft: '{{speedPercent}}% of its speed left',
  timeLeft: 'about {{reaction}} ms to react, {{left}} ms to move',
  noTimeLeft: '{{missing}} ms less than it takes to react',
  ending: {
    short: 'Lands short of the net',
    net: 'Into the net',
    in: 'In',
    out: 'Out',
  },
  landsIn: 'In, {{metres}}\u00A0m inside the back boundary line',
  landsOut: 'Out by {{metres}}\u00A0m',
  slower: 'Slower than {{above}}',
  between: 'Between {{below}} and {{above}}',
  same: 'As fast as {{same}}',
  fastest: 'Faster than anyone measured so far',
  /** The speed that was set before a record was chosen. */
  own: 'Your setting: {{speed}}',
  whose: 'Whose speeds are these?',
  camera: 'What a camera would measure',
  fps: 'Frames per second',
  caught: 'Dots caught: {{dots}}',
  twoFrames: 'First two frames, average',
  trueSpeed: 'True speed off the racket',
  copy: 'Copy the link',
  picture: 'Share a picture',
  saved: 'Saved:',
  copied: 'Copied.',
  notCopied: 'Your browser did not let us copy. The link is in the address bar.',
} as const;
