/** What stands on every page, in Malay. `phrase` is `{{phrase}}` in the other texts. */
export const phrase: string = 'kelajuan smash';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}: ukur {{phrase}} badminton anda',
    description:
      'Rakam rali dan ketahui {{phrase}} badminton anda sebaik lepas dari raket. Percuma untuk iPhone, iPad dan Mac, diukur pada peranti, tanpa internet.',
  },
  notFound: {
    title: 'Halaman tidak dijumpai · {{name}}',
    description: 'Tiada halaman di alamat ini.',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'Langkau ke kandungan',
  main: 'Navigasi utama',
  footer: 'Pengaki',
  home: 'Utama',
  contact: 'Hubungi',
  faq: 'Soalan',
  terms: 'Terma Perkhidmatan',
  privacy: 'Dasar Privasi',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = {
  pause: 'Hentikan bintang',
  drift: 'Biarkan bintang bergerak',
} as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = {
  film: 'Video ini dihasilkan dengan komputer',
  picture: 'Hasil komputer',
};

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Bahasa',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Halaman ini boleh dibaca dalam bahasa Melayu.',
  dismiss: 'Tutup',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'Berkuat kuasa mulai',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Halaman ini ialah terjemahan untuk kemudahan anda; setakat yang dibenarkan oleh undang-undang di tempat anda, versi bahasa Inggerislah yang terpakai.',
    link: 'Baca versi bahasa Inggeris',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'enam', withoutPageViews: 'lima' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Terkeluar.',
  text: 'Ralat 404. Halaman ini jatuh di luar garisan.',
  home: 'Kembali ke halaman utama',
  alternatives: 'Atau cuba',
} as const;
