export const hero = {
  badge: 'Đo {{phrase}} bằng AI',
  title: 'Vừa rồi nhanh cỡ nào?',
  tagline: 'Đo {{phrase}} từ chính video của bạn. Miễn phí trên iPhone, iPad và Mac.',
  atRacket: 'km/h ngay khi rời vợt',
  download: 'Tải ngay',
  watchDemo: 'Xem demo',
  notes: ['Không cần mạng • Không tải lên đám mây', 'Hiệu chỉnh theo tiếng quả cầu lông'],
  captureScreenAlt:
    'Màn hình xem lại trong ứng dụng, chậm đi tám lần: nhìn từ bên cạnh, quả cầu sau cú đập bay qua sân, tốc độ giảm dần được ghi dọc đường bay, và một ô vuông bao quanh quả cầu vừa qua lưới.',
  resultsScreenAlt:
    'Màn hình kết quả: {{exampleKmh}}\u00A0km/h ngay khi rời vợt, bên dưới là tốc độ giảm dần theo đường bay xuống mặt sân.',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: 'Hình minh họa: một người chơi đánh cầu ở điểm cao hơn hẳn lưới, và đường bay của cầu sáng lên. “{{headline}}” {{exampleKmh}}\u00A0km/h. {{name}}.',
} as const;

export const trailer = {
  title: 'Mỗi khoảng cách là 1/60 giây',
  lead: 'Chấm thưa là nhanh, chấm dày là chậm. Quả cầu mất một nửa tốc độ chỉ sau {{half}}\u00A0mét, nên con số đầu tiên mới quan trọng.',
  videoLabel: 'Video giới thiệu',
  caption:
    'Demo được ghi ngay trên thiết bị. Chế độ tự động phát có thể khác nhau tùy cài đặt trình duyệt.',
  chapters: [
    {
      title: 'Quay video',
      text: 'Đặt điện thoại bên cạnh sân, thẳng hàng với lưới, để thấy trọn đường bay.',
    },
    {
      title: 'Theo dõi cầu',
      text: 'AI trên thiết bị tìm quả cầu trong từng khung hình. Không có gì được tải lên.',
    },
    {
      title: 'Đọc số',
      text: 'Ứng dụng lần ngược đường cong về vợt. Đó là tốc độ của bạn.',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'Quay thế nào cho chuẩn?',
  plan: {
    room: 'Khoảng trống bên sân',
    alt: 'Sân nhìn từ trên xuống, với hai chỗ đặt điện thoại và phần nhìn thấy từ mỗi chỗ.',
    whole:
      'Đặt thẳng hàng với lưới. Với {{ultraWide}}, cách đường biên dọc {{near}}\u00A0m là thấy trọn chiều dọc giữa sân; với {{main}} cần {{far}}\u00A0m.',
    tight:
      'Tường hoặc sân bên chỉ cách {{room}}\u00A0m? Hãy đặt bên hông nửa sân của người đập: {{ultraWide}} vẫn thấy {{wide}}\u00A0m dọc giữa sân, {{main}} thấy {{narrow}}\u00A0m.',
    enough:
      'Thế là đủ, vì quả cầu mất một nửa tốc độ ngay trong {{half}}\u00A0m đầu sau khi rời vợt.',
    source:
      'Tính cho camera iPhone 26\u00A0mm ({{main}}) và 13\u00A0mm ({{ultraWide}}); video giữ khoảng {{keptPercent}}% chiều rộng của ảnh.',
  },
  tips: [
    { title: 'Tốc độ khung hình', text: '60\u00A0fps, tốt hơn là 120 hoặc 240' },
    {
      title: 'Chân máy hoặc túi vợt',
      text: 'đặt trên sàn, {{ultraWide}} vẫn thấy cao tới {{height}}\u00A0m',
    },
    {
      title: 'Từ bên hông sân',
      text: 'lệch {{angle}}\u00A0độ, kết quả đo thấp đi {{lostPercent}}%',
    },
  ],
} as const;

export const frameRateTable = {
  title: 'Vì sao là đường cong, không phải hai khung hình',
  lead: 'Quả cầu chậm dần qua từng khung hình, nên đo bằng hai khung hình luôn ra số thấp hơn thực tế.',
  frameRate: 'fps',
  average: 'hai khung hình',
  curve: 'đường cong',
  simulated:
    'Tính cho cú đập {{exampleKmh}}\u00A0km/h. ±\u00A0là kết quả mô phỏng, chỉ với sai số điểm ảnh',
  method:
    '{{runs}} đường bay với sai số khoảng một điểm ảnh ở mỗi khung hình ({{widthPx}}\u00A0×\u00A0{{heightPx}}, sân rộng bằng khung ảnh, mỗi điểm ảnh {{pixelMm}}\u00A0mm), khớp một đường cong lực cản cho từng đường bay; {{withinPercent}}% kết quả nằm trong khoảng này.',
} as const;

export const closing = {
  title: 'Còn cú đập của bạn thì sao?',
} as const;

export const qrCode = {
  title: 'Tải về điện thoại',
  text: 'Hướng camera vào mã này.',
  alt: 'Mã QR: {{name}} trên App Store',
} as const;

export const demo = {
  title: 'Demo ứng dụng',
  hint: 'Mẹo: nhấn Esc để đóng.',
  close: 'Đóng',
  transcript: 'Đọc nội dung demo',
} as const;
