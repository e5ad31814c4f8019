export const faqTitle = '常见问题';

export const legalIntroductions = {
  privacy: '数据怎么处理，详见：',
  terms: '全文：',
} as const;

export const faq = {
  what: {
    question: '{{name}} 是什么？',
    answer:
      '一款测杀球球速的 App。拍一个回合，设备端 AI 会在视频里全程跟着球，算出{{phrase}}，也就是球离拍时的初速（km/h），每次进步都有记录。',
  },
  download: {
    question: '怎么下载？',
    answer:
      '点本页的“立即下载”，或者在 App Store 搜索 {{name}}。使用 App 无需登录。用的是 Android？抱歉，没有 Android 版，不过可以借球友的 iPhone 或 iPad 用。',
  },
  /** With a lowest version: “需要 iOS 17 或更高版本。” */
  devices: {
    question: '支持哪些设备？',
    answer: 'iPhone、iPad 和 Mac，MacBook 也行。没有 Android 版。',
  },
  free: {
    question: '真的免费吗？',
    answer: '真的，完全免费。没有付费版，也没有隐藏收费。',
  },
  offline: {
    question: '没有网能用吗？',
    answer: '能。测量就在你的设备上完成，不用联网，也不用上传。',
  },
  data: {
    question: '我的数据安全吗？',
    answer:
      '测量时，视频留在你的设备上，什么都不会发送；你自己选择上传的视频，只会用来训练 AI。没有人会看，也不会提供给第三方。',
  },
} as const;
