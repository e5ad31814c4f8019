export const transcript = [
  {
    timeS: 0,
    text: 'Một chiếc điện thoại dựng đứng trên nền tối, cạnh dòng chữ “How fast was that?” (Vừa rồi nhanh cỡ nào?). Ứng dụng hiện buổi đánh cầu hôm nay: cú đập tốt nhất đến lúc này, 304\u00A0km/h, được vẽ theo góc nhìn bên cạnh thành một hàng chấm qua lưới, và bốn buổi trước đó. Một ngón tay chạm vào “Film a rally” (Quay một pha cầu).',
  },
  {
    timeS: 3.5,
    text: 'Điện thoại xoay ngang. Trong hình là sân cầu lông nhìn từ bên cạnh, mỗi đầu sân một người chơi. Khi đã thấy trọn sân, những đường mảnh chạy dọc các vạch sơn và dấu chéo đánh dấu chỗ chúng gặp nhau. Một tiếng tách: đã khóa vị trí sân, sân dài 13,40\u00A0mét, lưới cao 1,55\u00A0mét ở cột.',
  },
  {
    timeS: 8.4,
    text: 'Một lần chạm để bắt đầu quay, 60 khung hình mỗi giây. Hai người đánh qua lại. Rồi một người đập cầu: một ô vuông bám theo quả cầu qua lưới, và một vệt xanh chanh vẽ đường bay xuống mặt sân. Một lần chạm nữa để dừng quay.',
  },
  {
    timeS: 17.2,
    text: 'Vẫn cú đập ấy, chậm đi tám lần: vợt chạm cầu, rồi mỗi khung hình một tiếng tích. Phía trên các chấm là tốc độ của quả cầu: 320\u00A0km/h ngay khi rời vợt, rồi 246, 200, 169, và cạnh ô vuông là tốc độ ở khung hình vừa đọc. Bên dưới, một đường cong được khớp với các khung hình đã đọc, cùng với tốc độ ngay khi rời vợt: 320 sau ba khung hình, và vẫn là 320 sau cả 33 khung hình.',
  },
  {
    timeS: 24.6,
    text: 'Điện thoại xoay dọc lại. Kết quả: 320\u00A0km/h ngay khi rời vợt, từ đường cong lực cản khớp với 33 khung hình. Biểu đồ cho thấy tốc độ giảm một nửa trong 3,4\u00A0mét. Quả cầu được đánh ở độ cao 2,75\u00A0mét so với mặt sân, qua lưới ở tốc độ 94\u00A0km/h và chạm sân sau 0,54\u00A0giây. Bên dưới là sáu cú đập của buổi này; cú cuối nhanh nhất.',
  },
  {
    timeS: 31.5,
    text: 'Chạm vào “Progress” (Tiến bộ). Biểu đồ tám tuần, mỗi cú đập một chấm, và một đường nối cú tốt nhất của từng buổi: hôm nay 320, tăng 11\u00A0km/h so với ngày 29/9.',
  },
  {
    timeS: 36,
    text: 'Điện thoại lùi ra xa, cạnh biểu tượng của ứng dụng, tên của nó, {{name}}, và dòng chữ “Film the rally. Read the speed.” (Quay pha cầu. Đọc tốc độ.)',
  },
] as const;
