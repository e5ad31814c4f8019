/** What every page of the site says in Vietnamese. */

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. */
export const phrase: string = 'tốc độ đập cầu lông';

/** What stands in the head of each page. */
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

/** The bar and the footer of every page. */
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

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = { pause: 'Dừng các vì sao', drift: 'Cho các vì sao trôi' } as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = {
  film: 'Video này được dựng bằng máy tính',
  picture: 'Dựng bằng máy tính',
};

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'Ngôn ngữ',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'Trang này có bản tiếng Việt.',
  dismiss: 'Đóng',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'Có hiệu lực từ ngày',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'Đây là bản dịch để bạn tiện đọc; bản tiếng Anh được ưu tiên áp dụng trong phạm vi pháp luật nơi bạn sống cho phép.',
    link: 'Đọc bản tiếng Anh',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: 'sáu', withoutPageViews: 'năm' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'Cầu ngoài!',
  text: 'Lỗi 404. Trang này rơi ra ngoài vạch.',
  home: 'Về trang chủ',
  alternatives: 'Hoặc thử',
} as const;
