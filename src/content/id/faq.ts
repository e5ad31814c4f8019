export const faqTitle = 'Pertanyaan yang sering diajukan';

export const legalIntroductions = {
  privacy: 'Selengkapnya tentang datamu:',
  terms: 'Teks lengkap:',
} as const;

export const faq = {
  what: {
    question: 'Apa itu {{name}}?',
    answer:
      'Aplikasi yang mengukur seberapa cepat pukulanmu. Rekam reli, lalu AI di perangkat mengikuti kok sepanjang video dan menghitung {{phrase}} (dalam km/jam) saat lepas dari raket, supaya kamu bisa memantau perkembanganmu dari waktu ke waktu.',
  },
  download: {
    question: 'Bagaimana cara mengunduhnya?',
    answer:
      'Pilih “Unduh sekarang” di halaman ini, atau cari {{name}} di App Store. Tidak perlu login. Pakai Android? Maaf, tidak ada versi Android, tapi kamu bisa pinjam iPhone atau iPad teman.',
  },
  /** With a lowest version: “Memerlukan iOS 17 atau versi lebih baru.” */
  devices: {
    question: 'Perangkat apa saja yang didukung?',
    answer: 'iPhone, iPad, dan Mac, termasuk MacBook. Tidak ada versi Android.',
  },
  free: {
    question: 'Benar-benar gratis?',
    answer: 'Ya, sepenuhnya. Tidak ada paket premium dan tidak ada biaya tersembunyi.',
  },
  offline: {
    question: 'Bisa dipakai offline?',
    answer:
      'Bisa. Pengukuran berlangsung di perangkatmu, tanpa perlu koneksi dan tanpa mengunggah apa pun.',
  },
  data: {
    question: 'Apakah dataku aman?',
    answer:
      'Saat mengukur, videomu tetap di perangkatmu dan tidak ada yang dikirim; video yang kamu pilih untuk diunggah hanya dipakai untuk melatih AI. Tidak ada orang yang menontonnya, dan video itu tidak dibagikan kepada pihak ketiga.',
  },
} as const;
