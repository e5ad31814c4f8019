export const faqTitle = 'Câu hỏi thường gặp';

export const legalIntroductions = {
  privacy: 'Chi tiết về dữ liệu của bạn:',
  terms: 'Toàn văn:',
} as const;

export const faq = {
  what: {
    question: '{{name}} là gì?',
    answer:
      'Một ứng dụng đo xem bạn đập cầu nhanh cỡ nào. Quay một pha cầu, AI trên thiết bị sẽ bám theo quả cầu suốt video và cho biết tốc độ cú đập ngay khi cầu rời vợt, tính bằng km/h, để bạn theo dõi mình tiến bộ ra sao.',
  },
  download: {
    question: 'Tải về bằng cách nào?',
    answer:
      'Chọn “Tải ngay” trên trang này, hoặc tìm {{name}} trên App Store. Không cần đăng nhập. Dùng Android? Rất tiếc, không có bản cho Android, nhưng bạn có thể mượn iPhone hay iPad của bạn bè.',
  },
  /** With a lowest version: “Cần iOS 17 trở lên.” */
  devices: {
    question: 'Chạy trên những thiết bị nào?',
    answer: 'iPhone, iPad và Mac, kể cả MacBook. Không có bản cho Android.',
  },
  free: {
    question: 'Có thật sự miễn phí không?',
    answer: 'Có, miễn phí hoàn toàn. Không có gói cao cấp, không có phí ẩn.',
  },
  offline: {
    question: 'Có dùng được khi không có mạng không?',
    answer: 'Có. Việc đo diễn ra trên thiết bị của bạn, không cần kết nối, không cần tải gì lên.',
  },
  data: {
    question: 'Dữ liệu của tôi có an toàn không?',
    answer:
      'Khi đo, video vẫn ở trên thiết bị của bạn và không có gì được gửi đi; những video bạn chọn tải lên chỉ được dùng để huấn luyện AI. Không ai xem chúng, và chúng không được chia sẻ với bên thứ ba.',
  },
} as const;
