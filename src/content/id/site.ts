export const phrase: string = 'kecepatan smash';

export const pages = {
  home: {
    title: '{{name}}: ukur {{phrase}} bulu tangkis',
    description:
      'Rekam reli dan ketahui {{phrase}} bulu tangkis saat lepas dari raket. Gratis untuk iPhone, iPad, dan Mac, diukur di perangkatmu, bisa offline.',
  },
  notFound: {
    title: 'Halaman tidak ditemukan · {{name}}',
    description: 'Tidak ada halaman di alamat ini.',
  },
} as const;

export const navigation = {
  skip: 'Langsung ke konten',
  main: 'Utama',
  footer: 'Kaki halaman',
  home: 'Beranda',
  contact: 'Kontak',
  faq: 'FAQ',
  terms: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',
} as const;

export const starfieldToggle = {
  pause: 'Hentikan bintang',
  drift: 'Biarkan bintang melayang',
} as const;

export const computerMade = {
  film: 'Video ini dibuat dengan komputer',
  picture: 'Buatan komputer',
};

export const languages = {
  title: 'Bahasa',
  offer: 'Halaman ini tersedia dalam bahasa Indonesia.',
  dismiss: 'Tutup',
} as const;

export const legal = {
  effective: 'Berlaku sejak',
  translation: {
    text: 'Halaman ini adalah terjemahan untuk memudahkan Anda; sejauh diizinkan hukum di tempat Anda, versi bahasa Inggrislah yang berlaku.',
    link: 'Baca versi bahasa Inggris',
  },
  dataKinds: { withPageViews: 'enam', withoutPageViews: 'lima' },
} as const;

export const notFound = {
  title: 'Bola keluar.',
  text: 'Error 404. Halaman ini jatuh di luar garis.',
  home: 'Kembali ke beranda',
  alternatives: 'Atau coba',
} as const;
