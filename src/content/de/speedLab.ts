export const speedLab = {
  title: 'Das Tempolabor',
  lead: 'Stell einen Smash ein und sieh zu, wie die Luft ihn abbremst.',
  sources:
    'Luftwiderstand und Schwerkraft: Cohen et al., New J. Phys. 17 (2015) 063001. Etwa 200\u00A0ms, um auf Gesehenes zu reagieren: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/** Nominative, without an article: “Langsamer als …”. */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Guinness-Rekord, Herren, 14.\u00A0April 2023, unter Testbedingungen',
  },
  tanBoonHeong: { who: 'Tan Boon Heong', where: 'Vorheriger Rekord, 2013, unter Testbedingungen' },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Guinness-Rekord, Damen, 14.\u00A0April 2023, unter Testbedingungen',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, Januar 2017, im Spiel',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'BWF, Herreneinzel, Canada Open 2023, im Spiel',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, im Spiel' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, im Spiel' },
  eliteMen: {
    who: 'Spitzenspieler (Herren)',
    where: 'Durchschnitt von 19 Spielern, Applied Sciences 2025, 15(2), 844, unter Testbedingungen',
  },
  college: {
    who: 'Hochschulspieler (1998)',
    where: 'Durchschnitt, Tsai et al., unter Testbedingungen',
  },
} as const;

export const labWords = {
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'ab Schläger',
  after: 'nach {{seconds}}\u00A0s',
  inMatch: 'im Spiel',
  inTest: 'unter Testbedingungen',
  unit: 'Einheit der Geschwindigkeit',
  speed: 'Tempo',
  height: 'Höhe des Treffpunkts',
  angle: 'Winkel',
  angleHint: 'unter der Waagerechten',
  defender: 'Gegner',
  play: 'Abspielen',
  playSlowly: '8× langsamer',
  atNet: 'Am Netz',
  overNet: 'Über dem Netz',
  atDefender: 'Beim Gegner',
  timeToDefender: 'Zeit bis zum Gegner',
  lands: 'Landet hinter dem Netz',
  middle: 'in der Mitte, 1,524\u00A0m hoch',
  defenderAt: '{{metres}}\u00A0m hinter dem Netz',
  percentLeft: '{{speedPercent}}\u00A0% des Tempos übrig',
  timeLeft: 'etwa {{reaction}}\u00A0ms zum Reagieren, {{left}}\u00A0ms für die Bewegung',
  noTimeLeft: '{{missing}}\u00A0ms zu wenig, um zu reagieren',
  ending: {
    short: 'Landet vor dem Netz',
    net: 'Ins Netz',
    in: 'Drin',
    out: 'Aus',
  },
  landsIn: 'Drin, {{metres}}\u00A0m vor der Grundlinie',
  landsOut: '{{metres}}\u00A0m im Aus',
  slower: 'Langsamer als {{above}}',
  between: 'Schneller als {{below}}, langsamer als {{above}}',
  same: 'So schnell wie {{same}}',
  fastest: 'Schneller als alle, die bisher gemessen wurden',
  own: 'Deine Einstellung: {{speed}}',
  whose: 'Von wem sind diese Smashs?',
  camera: 'Was eine Kamera messen würde',
  fps: 'Bilder pro Sekunde',
  caught: 'Erfasste Punkte: {{dots}}',
  twoFrames: 'Erste zwei Bilder, Durchschnitt',
  trueSpeed: 'Wahres Tempo, direkt nach dem Schlag',
  copy: 'Link kopieren',
  picture: 'Bild teilen',
  saved: 'Gespeichert:',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Der Link steht in der Adresszeile.',
} as const;
