export const faqTitle = '常見問題';

export const legalIntroductions = {
  privacy: '你的資料怎麼處理：',
  terms: '全文：',
} as const;

export const faq = {
  what: {
    question: '{{name}} 是什麼？',
    answer:
      '一款幫你測殺球球速的 App。拍一段對打，裝置上的 AI 會在影片裡一路跟著球，算出{{phrase}}，也就是球離拍時的初速（km/h），方便你長期追蹤進步。',
  },
  download: {
    question: '要怎麼下載？',
    answer:
      '點這一頁的「立即下載」，或在 App Store 搜尋 {{name}}。使用 App 不用登入。你用 Android？抱歉，沒有 Android 版，不過可以借朋友的 iPhone 或 iPad 來用。',
  },
  /** With a lowest version: “需要 iOS 17 或以上版本。” */
  devices: {
    question: '哪些裝置可以用？',
    answer: 'iPhone、iPad 和 Mac，MacBook 也可以。沒有 Android 版。',
  },
  free: {
    question: '真的免費嗎？',
    answer: '對，完全免費。沒有付費方案，也沒有隱藏費用。',
  },
  offline: {
    question: '離線也能用嗎？',
    answer: '可以。測量都在你的裝置上進行，不用連線，也不用上傳。',
  },
  data: {
    question: '我的資料安全嗎？',
    answer:
      '測量時，影片留在你的裝置上，什麼都不會送出；你自己選擇上傳的影片，只會用來訓練 AI。沒有人會看，也不會提供給第三方。',
  },
} as const;
