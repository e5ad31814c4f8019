/** What stands on every page, in Indonesian. `phrase` is `{{phrase}}` in the other texts. */
export const phrase: string = 'kecepatan smash';

/** What stands in the head of each page. */
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

/** The bar and the footer of every page. */
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

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = {
  pause: 'Hentikan bintang',
  drift: 'Biarkan bintang melayang',
} as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = {
  film: 'Video ini dibuat dengan komputer',
  picture: 'Buatan komputer',
};

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Bahasa',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Halaman ini tersedia dalam bahasa Indonesia.',
  dismiss: 'Tutup',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'Berlaku sejak',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Halaman ini adalah terjemahan untuk memudahkan Anda; sejauh diizinkan hukum di tempat Anda, versi bahasa Inggrislah yang berlaku.',
    link: 'Baca versi bahasa Inggris',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'enam', withoutPageViews: 'lima' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Bola keluar.',
  text: 'Error 404. Halaman ini jatuh di luar garis.',
  home: 'Kembali ke beranda',
  alternatives: 'Atau coba',
} as const;
