export const speedLab = {
  title: 'Le labo de vitesse',
  lead: 'Règle un smash et regarde l’air le freiner.',
  sources:
    'Traînée et pesanteur\u00A0: Cohen et al., New J. Phys. 17 (2015) 063001. Environ 200\u00A0ms pour réagir à ce que l’on voit\u00A0: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/** What is not a name is in lower case with its article, because `who` also stands inside sentences. */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Record Guinness, hommes, 14\u00A0avril 2023, conditions de test',
  },
  tanBoonHeong: {
    who: 'Tan Boon Heong',
    where: 'Record précédent, 2013, conditions de test',
  },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Record Guinness, femmes, 14\u00A0avril 2023, conditions de test',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, janvier 2017, en match',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'BWF, simple hommes, Open du Canada 2023, en match',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, en match' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, en match' },
  eliteMen: {
    who: 'l’élite masculine',
    where: 'Moyenne de 19\u00A0joueurs, Applied Sciences 2025, 15(2), 844, conditions de test',
  },
  college: {
    who: 'les joueurs universitaires (1998)',
    where: 'Moyenne, Tsai et al., conditions de test',
  },
} as const;

export const labWords = {
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'en sortie de raquette',
  after: 'après {{seconds}}\u00A0s',
  inMatch: 'en match',
  inTest: 'conditions de test',
  unit: 'Unité de vitesse',
  speed: 'Vitesse',
  height: 'Hauteur de frappe',
  angle: 'Angle',
  angleHint: 'sous l’horizontale',
  defender: 'défenseur',
  play: 'Lire',
  playSlowly: '8× plus lent',
  atNet: 'Au filet',
  overNet: 'Au-dessus du filet',
  atDefender: 'Au niveau du défenseur',
  timeToDefender: 'Temps jusqu’au défenseur',
  lands: 'Point de chute après le filet',
  middle: 'au milieu, à 1,524\u00A0m de haut',
  defenderAt: 'à {{metres}}\u00A0m derrière le filet',
  percentLeft: 'il reste {{speedPercent}}\u00A0% de sa vitesse',
  timeLeft: 'environ {{reaction}}\u00A0ms pour réagir, {{left}}\u00A0ms pour bouger',
  noTimeLeft: 'il manque {{missing}}\u00A0ms rien que pour réagir',
  ending: {
    short: 'Tombe avant le filet',
    net: 'Dans le filet',
    in: 'Dedans',
    out: 'Faute',
  },
  landsIn: 'Dedans, à {{metres}}\u00A0m de la ligne de fond',
  landsOut: 'Faute, à {{metres}}\u00A0m de la ligne',
  slower: 'Moins rapide que {{above}}',
  between: 'Entre {{below}} et {{above}}',
  same: 'Aussi rapide que {{same}}',
  fastest: 'Plus rapide que tout ce qui a été mesuré jusqu’ici',
  own: 'Ton réglage\u00A0: {{speed}}',
  whose: 'Qui a smashé à ces vitesses\u202F?',
  camera: 'Ce que mesure une caméra',
  fps: 'Images par seconde',
  caught: 'Points captés\u00A0: {{dots}}',
  twoFrames: 'Moyenne des deux premières images',
  trueSpeed: 'Vraie vitesse en sortie de raquette',
  copy: 'Copier le lien',
  picture: 'Partager une image',
  saved: 'Enregistré\u00A0:',
  copied: 'Copié.',
  notCopied: 'Ton navigateur a refusé la copie. Le lien est dans la barre d’adresse.',
} as const;
