export const contact = {
  title: 'Jom berhubung',
  badge: 'Kami cepat membalas',
  card: {
    title: 'Maklumat hubungan',
    text: 'Beritahu kami tentang bacaan yang salah, pepijat atau idea anda.',
    email: 'E-mel',
    emailButton: 'Hantar e-mel terus',
    opensNewTab: 'dibuka dalam tab baharu',
  },
} as const;

export const messageForm = {
  title: 'Hantar mesej kepada kami',
  name: 'Nama',
  email: 'E-mel',
  subject: 'Perkara',
  message: 'Mesej',
  company: 'Syarikat (biarkan kosong)',
  incomplete: 'Lengkapkan borang',
  complete: 'Hantar mesej',
  sending: 'Menghantar…',
  almostFull: 'Tinggal kurang daripada {{count}} aksara.',
  full: 'Had aksara sudah dicapai.',
  draftNote: 'Draf anda kekal pada peranti ini. Draf dipadamkan apabila mesej dihantar.',
  sentNote: 'Sudah dihantar. Kami akan membalas melalui e-mel.',
  notice: {
    tooLong:
      '{{field}}: paling banyak {{max}} aksara. Tiada yang dipotong; pendekkan supaya boleh dihantar.',
    offline: 'Anda di luar talian. Hantar apabila talian pulih.',
    copied: 'Sudah disalin.',
    notCopied: 'Pelayar anda tidak membenarkan kami menyalin. Teksnya sudah dipilih.',
  },
  mailFallback: {
    text: 'Mesej anda masih ada di sini.',
    copy: 'Salin',
    email: 'Hantar melalui e-mel',
  },
  noScript: 'Borang ini memerlukan JavaScript. Anda boleh menulis kepada kami melalui e-mel:',
  notLoaded:
    'Borang tidak dapat dimuatkan. Anda boleh menyalin teks anda ke dalam e-mel kepada kami:',
  outcome: {
    sent: 'Terima kasih! Mesej anda sudah dihantar.',
    failed: 'Alamak, ada yang tidak kena. Sila cuba lagi.',
    misconfigured: 'Tetapan perkhidmatan e-mel salah. Cuba lagi nanti.',
  },
} as const;
