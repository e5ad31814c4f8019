export const transcript = [
  {
    timeS: 0,
    text: 'Sebuah ponsel berdiri tegak di latar gelap, di samping tulisan “How fast was that?” (Seberapa kencang tadi?). Aplikasi menampilkan sesi hari ini: smash terbaiknya sejauh ini, 304\u00A0km/jam, digambar dari samping sebagai deretan titik di atas net, serta empat sesi sebelumnya. Sebuah jari mengetuk “Film a rally” (rekam reli).',
  },
  {
    timeS: 3.5,
    text: 'Ponsel diputar ke posisi lanskap. Gambar memperlihatkan lapangan bulu tangkis dari samping, dengan satu pemain di setiap ujung. Begitu lapangan terlihat, garis-garis tipis mengikuti garis lapangan dan tanda silang muncul di setiap pertemuannya. Bunyi klik: posisi lapangan terkunci. Panjang lapangan 13,40\u00A0meter, tinggi net di tiang 1,55\u00A0meter.',
  },
  {
    timeS: 8.4,
    text: 'Satu ketukan memulai perekaman, 60 frame per detik. Kedua pemain beradu reli. Lalu salah satunya melepaskan smash: sebuah kotak mengikuti kok melewati net, dan jejak hijau limau menunjukkan jalurnya sampai ke lantai. Satu ketukan menghentikan perekaman.',
  },
  {
    timeS: 17.2,
    text: 'Smash itu sekali lagi, delapan kali lebih lambat: raket mengenai kok, lalu satu bunyi detak untuk tiap frame. Di atas titik-titik tertera kecepatan kok: 320\u00A0km/jam saat lepas dari raket, lalu 246, 200, 169, dan di samping kotak, kecepatan pada frame yang baru dibaca. Di bawahnya, sebuah kurva dicocokkan dengan frame yang sudah dibaca, beserta kecepatan saat lepas dari raket: 320 setelah tiga frame, dan tetap 320 setelah semua 33 frame.',
  },
  {
    timeS: 24.6,
    text: 'Ponsel kembali tegak. Hasilnya: 320\u00A0km/jam saat lepas dari raket, dari kurva hambatan udara yang dicocokkan dengan 33 frame. Sebuah grafik menunjukkan kecepatan turun setengahnya dalam 3,4\u00A0meter. Titik pukulnya 2,75\u00A0meter di atas lantai; shuttlecock melewati net pada 94\u00A0km/jam dan jatuh setelah 0,54\u00A0detik. Di bawahnya ada enam smash dari sesi ini; yang terakhir paling cepat.',
  },
  {
    timeS: 31.5,
    text: 'Ketukan pada “Progress” (perkembangan). Grafik delapan minggu, satu titik untuk tiap smash dan garis yang menghubungkan yang terbaik dari tiap sesi: 320 hari ini, 11\u00A0km/jam lebih cepat dibanding 29 September.',
  },
  {
    timeS: 36,
    text: 'Ponsel bergerak mundur; di sampingnya ada logo aplikasi, namanya, {{name}}, dan tulisan “Film the rally. Read the speed.” (Rekam relinya. Baca kecepatannya.)',
  },
] as const;
