export const hero = {
  badge: 'Ukur {{phrase}} dengan AI',
  title: 'Berapa laju tadi?',
  tagline:
    'Ketahui {{phrase}} badminton anda daripada video sendiri. Percuma di iPhone, iPad dan Mac.',
  atRacket: 'km/j sebaik lepas dari raket',
  download: 'Muat turun sekarang',
  watchDemo: 'Tonton demo',
  notes: ['Luar talian • Tanpa muat naik ke awan', 'Dilaraskan untuk bunyi bulu tangkis'],
  captureScreenAlt:
    'Main semula dalam aplikasi, lapan kali lebih perlahan: satu smash merentasi gelanggang, dilihat dari sisi; kelajuannya yang menurun ditulis di sepanjang laluan, dan sebuah kotak mengelilingi bulu tangkis yang baru melepasi jaring.',
  resultsScreenAlt:
    'Skrin keputusan: {{exampleKmh}}\u00A0km/j sebaik lepas dari raket, dan di bawahnya kelajuan yang menurun sepanjang laluan hingga ke lantai.',
} as const;

export const ogImage = {
  unit: 'km/j',
  alt: 'Ilustrasi: seorang pemain memukul bulu tangkis yang tinggi di atas jaring, dan laluannya menyala. “{{headline}}” {{exampleKmh}}\u00A0km/j. {{name}}.',
} as const;

export const trailer = {
  title: 'Dari titik ke titik: 1/60 saat',
  lead: 'Titik renggang bermakna laju, titik rapat bermakna perlahan. Bulu tangkis kehilangan separuh kelajuannya dalam jarak {{half}}\u00A0meter, jadi nombor pertamalah yang penting.',
  videoLabel: 'Treler',
  caption: 'Demo dirakam pada peranti. Main automatik bergantung pada tetapan pelayar.',
  chapters: [
    {
      title: 'Rakam',
      text: 'Letakkan telefon di tepi gelanggang, sebaris dengan jaring, supaya seluruh laluan kelihatan.',
    },
    {
      title: 'Jejaki',
      text: 'AI pada peranti mengesan bulu tangkis dalam setiap bingkai. Tiada apa-apa yang dimuat naik.',
    },
    {
      title: 'Baca',
      text: 'Aplikasi menyusuri lengkung itu balik ke raket. Itulah kelajuan anda.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'Rakam dengan betul',
  plan: {
    room: 'Ruang di tepi gelanggang',
    alt: 'Gelanggang dari atas, dengan dua tempat untuk telefon dan apa yang kelihatan dari setiap satu.',
    whole:
      'Sebaris dengan jaring. Pada {{ultraWide}} seluruh garisan tengah masuk dalam gambar dari {{near}}\u00A0m di luar garisan tepi, pada {{main}} dari {{far}}\u00A0m.',
    tight:
      'Dinding atau gelanggang sebelah hanya {{room}}\u00A0m? Letakkan telefon di tepi separuh gelanggang pemain yang melakukan smash: {{ultraWide}} masih nampak {{wide}}\u00A0m garisan tengah, {{main}} {{narrow}}\u00A0m.',
    enough:
      'Itu memadai, kerana separuh kelajuan hilang dalam {{half}}\u00A0m pertama sebaik lepas dari raket.',
    source:
      'Dikira untuk kamera iPhone 26\u00A0mm ({{main}}) dan 13\u00A0mm ({{ultraWide}}); video mengekalkan kira-kira {{keptPercent}}% lebar foto.',
  },
  tips: [
    { title: 'Kadar bingkai', text: '60\u00A0fps, lebih baik 120 atau 240' },
    {
      title: 'Tripod atau beg',
      text: 'dari lantai pun {{ultraWide}} nampak setinggi {{height}}\u00A0m',
    },
    {
      title: 'Dari tepi',
      text: 'tersasar {{angle}}\u00A0darjah, bacaannya {{lostPercent}}\u00A0peratus lebih rendah',
    },
  ],
} as const;

export const frameRateTable = {
  title: 'Mengapa lengkung, bukan dua bingkai',
  lead: 'Bulu tangkis makin perlahan dari bingkai ke bingkai, jadi bacaan daripada dua bingkai sentiasa terlalu rendah.',
  frameRate: 'fps',
  average: 'dua bingkai',
  curve: 'lengkung',
  simulated:
    'Dikira untuk smash {{exampleKmh}}\u00A0km/j. ±\u00A0ialah hasil simulasi, untuk ralat piksel sahaja',
  method:
    '{{runs}} laluan dengan ralat kira-kira satu piksel dalam setiap bingkai ({{widthPx}}\u00A0×\u00A0{{heightPx}}, gelanggang selebar gambar, {{pixelMm}}\u00A0mm sepiksel), setiap satunya dipadankan dengan lengkung seretan udara; {{withinPercent}}\u00A0peratus keputusannya berada dalam julat ini.',
} as const;

export const closing = {
  title: 'Smash anda pula?',
} as const;

export const qrCode = {
  title: 'Dapatkan di telefon anda',
  text: 'Halakan kameranya pada kod ini.',
  alt: 'Kod QR: {{name}} di App Store',
} as const;

export const demo = {
  title: 'Demo produk',
  hint: 'Petua: tekan Esc untuk tutup.',
  close: 'Tutup',
  transcript: 'Baca transkrip',
} as const;
