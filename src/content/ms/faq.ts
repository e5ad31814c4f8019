export const faqTitle = 'Soalan lazim';

export const legalIntroductions = {
  privacy: 'Maklumat lanjut tentang data anda:',
  terms: 'Teks penuh:',
} as const;

export const faq = {
  what: {
    question: 'Apa itu {{name}}?',
    answer:
      'Aplikasi yang mengukur berapa laju pukulan anda. Rakam satu rali, dan AI pada peranti akan menjejaki bulu tangkis sepanjang video lalu memberikan {{phrase}} (dalam km/j) sebaik lepas dari raket, supaya anda boleh memantau kemajuan dari semasa ke semasa.',
  },
  download: {
    question: 'Bagaimana hendak memuat turunnya?',
    answer:
      'Pilih “Muat turun sekarang” pada halaman ini, atau cari {{name}} di App Store. Anda tidak perlu log masuk. Guna Android? Maaf, tiada versi Android, tetapi anda boleh pinjam iPhone atau iPad kawan.',
  },
  /** With a lowest version: “Memerlukan iOS 17 atau lebih baharu.” */
  devices: {
    question: 'Boleh digunakan pada peranti apa?',
    answer: 'iPhone, iPad dan Mac, termasuk MacBook. Tiada versi Android.',
  },
  free: {
    question: 'Betulkah percuma?',
    answer: 'Ya, percuma sepenuhnya. Tiada pakej premium dan tiada bayaran tersembunyi.',
  },
  offline: {
    question: 'Boleh digunakan di luar talian?',
    answer:
      'Boleh. Pengukuran dibuat pada peranti anda; tidak perlu sambungan internet dan tidak perlu muat naik.',
  },
  data: {
    question: 'Selamatkah data saya?',
    answer:
      'Semasa mengukur, video anda kekal pada peranti anda dan tiada apa-apa yang dihantar; video yang anda pilih untuk dimuat naik hanya digunakan untuk melatih AI. Tiada sesiapa yang menontonnya, dan video itu tidak dikongsi dengan pihak ketiga.',
  },
} as const;
