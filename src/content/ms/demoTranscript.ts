export const transcript = [
  {
    timeS: 0,
    text: 'Sebuah telefon berdiri menegak pada latar gelap, di sebelah tulisan “How fast was that?” (Berapa laju tadi?). Aplikasi memaparkan sesi hari ini: smash terbaik setakat ini, 304\u00A0km/j, dilukis dari sisi sebagai sebaris titik di atas jaring, dan empat sesi terdahulu. Satu jari mengetik “Film a rally” (rakam rali).',
  },
  {
    timeS: 3.5,
    text: 'Telefon diputar melintang. Gambar menunjukkan gelanggang badminton dari tepi, seorang pemain di setiap hujung. Sebaik gelanggang kelihatan, garis-garis halus mengikut garisan gelanggang dan tanda pangkah muncul di setiap titik temu. Bunyi klik: kedudukan gelanggang dikunci. Panjang gelanggang 13.40\u00A0meter, tinggi jaring di tiang 1.55\u00A0meter.',
  },
  {
    timeS: 8.4,
    text: 'Satu ketikan memulakan rakaman, 60 bingkai per saat. Kedua-dua pemain berbalas pukulan. Kemudian seorang daripadanya melepaskan smash: sebuah kotak mengikuti bulu tangkis melepasi jaring, dan jejak hijau limau menunjukkan laluannya ke lantai. Satu ketikan menghentikan rakaman.',
  },
  {
    timeS: 17.2,
    text: 'Smash itu sekali lagi, lapan kali lebih perlahan: raket menyentuh bulu tangkis, kemudian satu bunyi detik bagi setiap bingkai. Di atas titik-titik itu tertera kelajuan bulu tangkis: 320\u00A0km/j sebaik lepas dari raket, kemudian 246, 200, 169, dan di sebelah kotak, kelajuan pada bingkai yang baru dibaca. Di bawahnya, satu lengkung dipadankan dengan bingkai yang sudah dibaca, bersama-sama kelajuan sebaik lepas dari raket: 320 selepas tiga bingkai, dan masih 320 selepas kesemua 33 bingkai.',
  },
  {
    timeS: 24.6,
    text: 'Telefon kembali menegak. Keputusannya: 320\u00A0km/j sebaik lepas dari raket, daripada lengkung seretan udara yang dipadankan dengan 33 bingkai. Sebuah carta menunjukkan kelajuan susut separuh dalam 3.4\u00A0meter. Bulu tangkis dipukul 2.75\u00A0meter dari lantai, melepasi jaring pada 94\u00A0km/j dan jatuh selepas 0.54\u00A0saat. Di bawahnya tersenarai enam smash sesi ini; yang terakhir paling laju.',
  },
  {
    timeS: 31.5,
    text: 'Satu ketikan pada “Progress” (kemajuan). Carta lapan minggu, satu titik bagi setiap smash dan satu garis melalui yang terbaik dalam setiap sesi: 320 hari ini, 11\u00A0km/j lebih laju berbanding 29 September.',
  },
  {
    timeS: 36,
    text: 'Telefon bergerak ke belakang; di sebelahnya logo aplikasi, namanya, {{name}}, dan tulisan “Film the rally. Read the speed.” (Rakam rali. Baca kelajuannya.)',
  },
] as const;
