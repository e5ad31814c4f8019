/** The speed lab in Malay, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: 'Makmal kelajuan',
  lead: 'Laraskan smash dan lihat udara merampas kelajuannya.',
  sources:
    'Seretan udara dan graviti: Cohen et al., New J. Phys. 17 (2015) 063001. Kira-kira 200\u00A0ms untuk bertindak balas terhadap apa yang dilihat: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/** Who was measured, and where it is written: source, date and conditions. */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Rekod Guinness, lelaki, 14 April 2023, keadaan ujian',
  },
  tanBoonHeong: { who: 'Tan Boon Heong', where: 'Rekod sebelumnya, 2013, keadaan ujian' },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Rekod Guinness, wanita, 14 April 2023, keadaan ujian',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, Januari 2017, dalam perlawanan',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'Perseorangan lelaki BWF, Terbuka Kanada 2023, dalam perlawanan',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, dalam perlawanan' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, dalam perlawanan' },
  eliteMen: {
    who: 'pemain elit lelaki',
    where: 'Purata 19 pemain, Applied Sciences 2025, 15(2), 844, keadaan ujian',
  },
  college: {
    who: 'pemain universiti (1998)',
    where: 'Purata, Tsai et al., keadaan ujian',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/j', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'sebaik lepas dari raket',
  after: 'selepas {{seconds}}\u00A0saat',
  inMatch: 'dalam perlawanan',
  inTest: 'keadaan ujian',
  unit: 'Unit kelajuan',
  speed: 'Kelajuan',
  height: 'Tinggi titik pukulan',
  angle: 'Sudut',
  angleHint: 'di bawah garis mendatar',
  defender: 'lawan',
  play: 'Mainkan',
  playSlowly: '8× lebih perlahan',
  atNet: 'Di jaring',
  overNet: 'Tinggi di atas jaring',
  atDefender: 'Di posisi lawan',
  timeToDefender: 'Masa sampai ke lawan',
  lands: 'Titik jatuh di belakang jaring',
  middle: 'di tengah, tinggi jaring 1.524\u00A0m',
  defenderAt: '{{metres}}\u00A0m di belakang jaring',
  percentLeft: 'tinggal {{speedPercent}}% daripada kelajuannya',
  timeLeft: 'kira-kira {{reaction}}\u00A0ms untuk bertindak balas, {{left}}\u00A0ms untuk bergerak',
  noTimeLeft: '{{missing}}\u00A0ms lebih singkat daripada masa tindak balas',
  ending: {
    short: 'Jatuh sebelum jaring',
    net: 'Tersangkut di jaring',
    in: 'Masuk',
    out: 'Keluar',
  },
  landsIn: 'Masuk, {{metres}}\u00A0m di dalam garisan belakang',
  landsOut: 'Keluar {{metres}}\u00A0m',
  slower: 'Lebih perlahan daripada {{above}}',
  between: 'Antara {{below}} dengan {{above}}',
  same: 'Selaju {{same}}',
  fastest: 'Lebih laju daripada semua yang pernah diukur',
  own: 'Tetapan anda: {{speed}}',
  whose: 'Kelajuan siapa ini?',
  camera: 'Jika diukur dengan kamera',
  fps: 'Bingkai per saat',
  caught: 'Titik yang dirakam: {{dots}}',
  twoFrames: 'Purata dua bingkai pertama',
  trueSpeed: 'Kelajuan sebenar sebaik lepas dari raket',
  copy: 'Salin pautan',
  picture: 'Kongsi gambar',
  saved: 'Disimpan:',
  copied: 'Sudah disalin.',
  notCopied: 'Pelayar anda tidak membenarkan kami menyalin. Pautannya ada pada bar alamat.',
} as const;
