export const contact = {
  title: 'Yuk, hubungi kami',
  badge: 'Kami cepat membalas',
  card: {
    title: 'Informasi kontak',
    text: 'Ada hasil ukur yang salah, bug, atau ide? Kabari kami.',
    email: 'Email',
    emailButton: 'Kirim email langsung',
    opensNewTab: 'terbuka di tab baru',
  },
} as const;

export const messageForm = {
  title: 'Kirim pesan ke kami',
  name: 'Nama',
  email: 'Email',
  subject: 'Subjek',
  message: 'Pesan',
  company: 'Perusahaan (biarkan kosong)',
  incomplete: 'Lengkapi formulir',
  complete: 'Kirim pesan',
  sending: 'Mengirim…',
  almostFull: 'Sisa kurang dari {{count}} karakter.',
  full: 'Batas karakter sudah tercapai.',
  draftNote: 'Drafmu tersimpan di perangkat ini, dan dihapus saat pesan dikirim.',
  sentNote: 'Terkirim. Kami akan membalas lewat email.',
  notice: {
    tooLong:
      '{{field}} maksimal {{max}} karakter. Tidak ada yang terpotong: persingkat agar bisa dikirim.',
    offline: 'Kamu sedang offline. Kirim setelah tersambung kembali.',
    copied: 'Tersalin.',
    notCopied: 'Browser tidak mengizinkan kami menyalin. Teksnya sudah dipilih.',
  },
  mailFallback: {
    text: 'Pesanmu masih ada di sini.',
    copy: 'Salin',
    email: 'Kirim lewat email saja',
  },
  noScript: 'Formulir ini memerlukan JavaScript. Kamu bisa menulis ke kami lewat email:',
  notLoaded: 'Formulir gagal dimuat. Kamu bisa menyalin tulisanmu ke email untuk kami:',
  outcome: {
    sent: 'Terima kasih! Pesanmu sudah terkirim.',
    failed: 'Ups, ada yang salah. Silakan coba lagi.',
    misconfigured: 'Konfigurasi layanan email salah. Coba lagi nanti.',
  },
} as const;
