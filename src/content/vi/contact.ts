export const contact = {
  title: 'Nhắn cho chúng tôi nhé',
  badge: 'Chúng tôi trả lời nhanh',
  card: {
    title: 'Thông tin liên hệ',
    text: 'Kết quả đo sai, lỗi hay ý tưởng: hãy cho chúng tôi biết.',
    email: 'Email',
    emailButton: 'Gửi email trực tiếp',
    opensNewTab: 'mở trong tab mới',
  },
} as const;

export const messageForm = {
  title: 'Gửi tin nhắn cho chúng tôi',
  name: 'Tên',
  email: 'Email',
  subject: 'Chủ đề',
  message: 'Tin nhắn',
  company: 'Công ty (để trống)',
  incomplete: 'Hãy điền đủ thông tin',
  complete: 'Gửi tin nhắn',
  sending: 'Đang gửi…',
  almostFull: 'Chỉ còn dưới {{count}} ký tự.',
  full: 'Tin nhắn đã đạt số ký tự tối đa.',
  draftNote: 'Bản nháp được lưu trên thiết bị này. Gửi xong, bản nháp sẽ bị xóa.',
  sentNote: 'Đã gửi. Chúng tôi sẽ trả lời qua email.',
  notice: {
    tooLong: '{{field}}: tối đa {{max}} ký tự. Chưa có gì bị cắt, hãy rút ngắn rồi gửi.',
    offline: 'Bạn đang ngoại tuyến. Hãy gửi khi có mạng lại.',
    copied: 'Đã sao chép.',
    notCopied: 'Trình duyệt không cho sao chép. Nội dung đã được bôi đen sẵn.',
  },
  mailFallback: {
    text: 'Tin nhắn của bạn vẫn còn đây.',
    copy: 'Sao chép',
    email: 'Gửi qua email',
  },
  noScript: 'Biểu mẫu này cần JavaScript. Bạn có thể viết cho chúng tôi qua email:',
  notLoaded: 'Biểu mẫu không tải được. Bạn có thể sao chép nội dung vào email gửi cho chúng tôi:',
  outcome: {
    sent: 'Cảm ơn bạn! Tin nhắn đã được gửi.',
    failed: 'Ôi, có gì đó không ổn. Vui lòng thử lại.',
    misconfigured: 'Dịch vụ email bị cấu hình sai. Hãy thử lại sau.',
  },
} as const;
