export const phrase: string = 'kelajuan smash';

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

export const starfieldToggle = {
  pause: 'Hentikan bintang',
  drift: 'Biarkan bintang bergerak',
} as const;

export const computerMade = {
  film: 'Video ini dihasilkan dengan komputer',
  picture: 'Hasil komputer',
};

export const languages = {
  title: 'Bahasa',
  offer: 'Halaman ini boleh dibaca dalam bahasa Melayu.',
  dismiss: 'Tutup',
} as const;

export const legal = {
  effective: 'Berkuat kuasa mulai',
  translation: {
    text: 'Halaman ini ialah terjemahan untuk kemudahan anda; setakat yang dibenarkan oleh undang-undang di tempat anda, versi bahasa Inggerislah yang terpakai.',
    link: 'Baca versi bahasa Inggeris',
  },
  dataKinds: { withPageViews: 'enam', withoutPageViews: 'lima' },
} as const;

export const notFound = {
  title: 'Terkeluar.',
  text: 'Ralat 404. Halaman ini jatuh di luar garisan.',
  home: 'Kembali ke halaman utama',
  alternatives: 'Atau cuba',
} as const;
