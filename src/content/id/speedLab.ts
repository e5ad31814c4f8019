/** The speed lab in Indonesian, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: 'Lab kecepatan',
  lead: 'Atur smash dan lihat udara menggerus kecepatannya.',
  sources:
    'Hambatan udara dan gravitasi: Cohen et al., New J. Phys. 17 (2015) 063001. Sekitar 200\u00A0ms untuk bereaksi terhadap yang terlihat: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/** Who was measured, and where it is written: source, date and conditions. */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Rekor Guinness, putra, 14 April 2023, kondisi uji',
  },
  tanBoonHeong: { who: 'Tan Boon Heong', where: 'Rekor sebelumnya, 2013, kondisi uji' },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Rekor Guinness, putri, 14 April 2023, kondisi uji',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, Januari 2017, dalam pertandingan',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'Tunggal putra BWF, Canada Open 2023, dalam pertandingan',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, dalam pertandingan' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, dalam pertandingan' },
  eliteMen: {
    who: 'pemain putra elite',
    where: 'Rata-rata 19 pemain, Applied Sciences 2025, 15(2), 844, kondisi uji',
  },
  college: {
    who: 'atlet mahasiswa (1998)',
    where: 'Rata-rata, Tsai et al., kondisi uji',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/jam', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'saat lepas dari raket',
  after: 'setelah {{seconds}}\u00A0detik',
  inMatch: 'dalam pertandingan',
  inTest: 'kondisi uji',
  unit: 'Satuan kecepatan',
  speed: 'Kecepatan',
  height: 'Tinggi titik pukul',
  angle: 'Sudut',
  angleHint: 'di bawah garis mendatar',
  defender: 'lawan',
  play: 'Mainkan',
  playSlowly: '8× lebih lambat',
  atNet: 'Di net',
  overNet: 'Tinggi di atas net',
  atDefender: 'Di posisi lawan',
  timeToDefender: 'Waktu sampai ke lawan',
  lands: 'Titik jatuh di belakang net',
  middle: 'di tengah, tinggi net 1,524\u00A0m',
  defenderAt: '{{metres}}\u00A0m di belakang net',
  percentLeft: 'sisa kecepatan {{speedPercent}}%',
  timeLeft: 'sekitar {{reaction}}\u00A0ms untuk bereaksi, {{left}}\u00A0ms untuk bergerak',
  noTimeLeft: '{{missing}}\u00A0ms lebih singkat daripada waktu reaksi',
  ending: {
    short: 'Jatuh sebelum net',
    net: 'Menyangkut di net',
    in: 'Masuk',
    out: 'Keluar',
  },
  landsIn: 'Masuk, {{metres}}\u00A0m di dalam garis belakang',
  landsOut: 'Keluar {{metres}}\u00A0m',
  slower: 'Lebih lambat daripada {{above}}',
  between: 'Antara {{below}} dan {{above}}',
  same: 'Secepat {{same}}',
  fastest: 'Lebih cepat daripada semua yang pernah diukur',
  own: 'Setelanmu: {{speed}}',
  whose: 'Kecepatan siapa saja ini?',
  camera: 'Kalau diukur dengan kamera',
  fps: 'Frame per detik',
  caught: 'Titik yang tertangkap: {{dots}}',
  twoFrames: 'Rata-rata dua frame pertama',
  trueSpeed: 'Kecepatan sebenarnya saat lepas dari raket',
  copy: 'Salin tautan',
  picture: 'Bagikan gambar',
  saved: 'Tersimpan:',
  copied: 'Tersalin.',
  notCopied: 'Browser tidak mengizinkan kami menyalin. Tautannya ada di bilah alamat.',
} as const;
