/** The speed lab in Danish, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: 'Fartlaboratoriet',
  lead: 'Indstil et smash, og se luften tage farten af det.',
  sources:
    'Luftmodstand og tyngdekraft: Cohen et al., New J. Phys. 17 (2015) 063001. Cirka 200\u00A0ms til at reagere på det man ser: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/**
 * Who was measured, and where it is written: source, date and conditions. The names also stand in
 * sentences like "Langsommere end …".
 */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Guinness-rekord, herrer, 14.\u00A0april 2023, testforhold',
  },
  tanBoonHeong: { who: 'Tan Boon Heong', where: 'Forrige rekord, 2013, testforhold' },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Guinness-rekord, damer, 14.\u00A0april 2023, testforhold',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, januar 2017, i kamp',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'BWF, herresingle, Canada Open 2023, i kamp',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, i kamp' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, i kamp' },
  eliteMen: {
    who: 'herreeliten',
    where: 'Gennemsnit af 19 spillere, Applied Sciences 2025, 15(2), 844, testforhold',
  },
  college: {
    who: 'universitetsspillere (1998)',
    where: 'Gennemsnit, Tsai et al., testforhold',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/t', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'i slag\u00ADøjeblikket',
  after: 'efter {{seconds}}\u00A0s',
  inMatch: 'i kamp',
  inTest: 'testforhold',
  unit: 'Enhed for hastighed',
  speed: 'Hastighed',
  height: 'Højde i træfpunktet',
  angle: 'Vinkel',
  angleHint: 'under vandret',
  defender: 'modstander',
  play: 'Afspil',
  playSlowly: '8× langsommere',
  atNet: 'Ved nettet',
  overNet: 'Over nettet',
  atDefender: 'Hos modstanderen',
  timeToDefender: 'Tid til modstanderen',
  lands: 'Lander bag nettet',
  middle: 'på midten, 1,524\u00A0m højt',
  defenderAt: '{{metres}}\u00A0m bag nettet',
  percentLeft: '{{speedPercent}}\u00A0% af farten er tilbage',
  timeLeft: 'cirka {{reaction}}\u00A0ms til at reagere, {{left}}\u00A0ms til at flytte sig',
  noTimeLeft: '{{missing}}\u00A0ms mindre end det tager at reagere',
  ending: {
    short: 'Lander før nettet',
    net: 'I nettet',
    in: 'Inde',
    out: 'Ude',
  },
  landsIn: 'Inde, {{metres}}\u00A0m inden for baglinjen',
  landsOut: '{{metres}}\u00A0m ude',
  slower: 'Langsommere end {{above}}',
  between: 'Mellem {{below}} og {{above}}',
  same: 'Lige så hurtigt som {{same}}',
  fastest: 'Hurtigere end alle der er målt indtil nu',
  own: 'Din indstilling: {{speed}}',
  whose: 'Hvem står bag hastighederne?',
  camera: 'Det måler et kamera',
  fps: 'Billeder i sekundet',
  caught: 'Registrerede punkter: {{dots}}',
  twoFrames: 'De første to billeder, gennemsnit',
  trueSpeed: 'Faktisk hastighed i slagøjeblikket',
  copy: 'Kopiér linket',
  picture: 'Del som billede',
  saved: 'Gemt:',
  copied: 'Kopieret.',
  notCopied: 'Din browser gav ikke lov til at kopiere. Linket står i adresselinjen.',
} as const;
