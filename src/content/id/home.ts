export const hero = {
  badge: 'AI pengukur {{phrase}}',
  title: 'Seberapa kencang tadi?',
  tagline: 'Ukur {{phrase}} bulu tangkis dari videomu sendiri. Gratis di iPhone, iPad, dan Mac.',
  atRacket: 'km/jam saat lepas dari raket',
  download: 'Unduh sekarang',
  watchDemo: 'Lihat demo',
  notes: ['Offline • Tanpa unggah ke cloud', 'Dikalibrasi untuk bunyi pukulan kok'],
  captureScreenAlt:
    'Tayangan ulang di aplikasi, delapan kali lebih lambat: sebuah smash melesat di atas lapangan, dilihat dari samping; kecepatannya yang terus turun tertera di sepanjang lintasan, dan sebuah kotak mengelilingi kok yang baru melewati net.',
  resultsScreenAlt:
    'Layar hasil: {{exampleKmh}}\u00A0km/jam saat lepas dari raket, dan di bawahnya kecepatan yang terus turun di sepanjang lintasan sampai ke lantai.',
} as const;

export const ogImage = {
  unit: 'km/jam',
  alt: 'Ilustrasi: seorang pemain memukul kok yang berada tinggi di atas net, dan lintasannya menyala. “{{headline}}” {{exampleKmh}}\u00A0km/jam. {{name}}.',
} as const;

export const trailer = {
  title: 'Dari titik ke titik: 1/60 detik',
  lead: 'Titik renggang berarti cepat, titik rapat berarti lambat. Setelah {{half}}\u00A0meter, kecepatan shuttlecock tinggal setengah, jadi angka pertamalah yang penting.',
  videoLabel: 'Cuplikan',
  caption:
    'Demo direkam langsung di perangkat. Pemutaran otomatis bergantung pada pengaturan browser.',
  chapters: [
    {
      title: 'Rekam',
      text: 'Taruh ponsel di samping lapangan, segaris dengan net, supaya seluruh lintasan terlihat.',
    },
    {
      title: 'Lacak',
      text: 'AI di perangkat menemukan kok di setiap frame. Tidak ada yang diunggah.',
    },
    {
      title: 'Baca',
      text: 'Aplikasi menelusuri kurvanya kembali ke raket. Itulah kecepatanmu.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'Cara merekam yang pas',
  plan: {
    room: 'Ruang di samping lapangan',
    alt: 'Lapangan dari atas, dengan dua tempat untuk ponsel dan apa yang terlihat dari masing-masing.',
    whole:
      'Segaris dengan net. Pada {{ultraWide}} seluruh garis tengah masuk gambar mulai {{near}}\u00A0m dari garis samping, pada {{main}} mulai {{far}}\u00A0m.',
    tight:
      'Dinding atau lapangan sebelah hanya {{room}}\u00A0m? Taruh ponsel di samping separuh lapangan pemain yang melakukan smash: {{ultraWide}} masih menangkap {{wide}}\u00A0m garis tengah, {{main}} {{narrow}}\u00A0m.',
    enough:
      'Itu cukup, karena separuh kecepatan hilang dalam {{half}}\u00A0m pertama setelah lepas dari raket.',
    source:
      'Dihitung untuk kamera iPhone 26\u00A0mm ({{main}}) dan 13\u00A0mm ({{ultraWide}}); video memakai sekitar {{keptPercent}}% lebar foto.',
  },
  tips: [
    { title: 'Frame rate', text: '60\u00A0fps, lebih baik 120 atau 240' },
    {
      title: 'Tripod atau tas',
      text: 'dari lantai pun {{ultraWide}} melihat setinggi {{height}}\u00A0m',
    },
    {
      title: 'Dari samping',
      text: 'melenceng {{angle}}\u00A0derajat, hasilnya {{lostPercent}}\u00A0persen lebih rendah',
    },
  ],
} as const;

export const frameRateTable = {
  title: 'Kenapa kurva, bukan dua frame',
  lead: 'Shuttlecock melambat dari frame ke frame, jadi hasil dari dua frame selalu terlalu rendah.',
  frameRate: 'fps',
  average: 'dua frame',
  curve: 'kurva',
  simulated:
    'Dihitung untuk smash {{exampleKmh}}\u00A0km/jam. ±\u00A0adalah hasil simulasi, hanya untuk galat piksel',
  method:
    '{{runs}} lintasan dengan galat sekitar satu piksel di setiap frame ({{widthPx}}\u00A0×\u00A0{{heightPx}}, lapangan selebar gambar, {{pixelMm}}\u00A0mm per piksel), masing-masing dicocokkan dengan kurva hambatan udara; {{withinPercent}}\u00A0persen hasilnya ada di dalam rentang ini.',
} as const;

export const closing = {
  title: 'Kalau smash kamu?',
} as const;

export const qrCode = {
  title: 'Pasang di ponselmu',
  text: 'Arahkan kameranya ke kode ini.',
  alt: 'Kode QR: {{name}} di App Store',
} as const;

export const demo = {
  title: 'Demo produk',
  hint: 'Tips: tekan Esc untuk menutup.',
  close: 'Tutup',
  transcript: 'Baca transkripnya',
} as const;
