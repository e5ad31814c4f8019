export const phrase: string = 'tốc độ đập cầu lông';

export const pages = {
  home: {
    title: '{{name}}: đo {{phrase}} của bạn',
    description:
      'Quay một pha cầu và xem tốc độ cú đập ngay khi cầu rời vợt. Miễn phí cho iPhone, iPad và Mac, đo ngay trên thiết bị, chạy không cần mạng.',
  },
  notFound: {
    title: 'Không tìm thấy trang · {{name}}',
    description: 'Không có trang nào ở địa chỉ này.',
  },
} as const;

export const navigation = {
  skip: 'Tới nội dung',
  main: 'Menu chính',
  footer: 'Chân trang',
  home: 'Trang chủ',
  contact: 'Liên hệ',
  faq: 'FAQ',
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách quyền riêng tư',
} as const;

export const starfieldToggle = { pause: 'Dừng các vì sao', drift: 'Cho các vì sao trôi' } as const;

export const computerMade = {
  film: 'Video này được dựng bằng máy tính',
  picture: 'Dựng bằng máy tính',
};

export const languages = {
  title: 'Ngôn ngữ',
  offer: 'Trang này có bản tiếng Việt.',
  dismiss: 'Đóng',
} as const;

export const legal = {
  effective: 'Có hiệu lực từ ngày',
  translation: {
    text: 'Đây là bản dịch để bạn tiện đọc; bản tiếng Anh được ưu tiên áp dụng trong phạm vi pháp luật nơi bạn sống cho phép.',
    link: 'Đọc bản tiếng Anh',
  },
  dataKinds: { withPageViews: 'sáu', withoutPageViews: 'năm' },
} as const;

export const notFound = {
  title: 'Cầu ngoài!',
  text: 'Lỗi 404. Trang này rơi ra ngoài vạch.',
  home: 'Về trang chủ',
  alternatives: 'Hoặc thử',
} as const;
