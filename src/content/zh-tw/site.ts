export const phrase: string = '殺球速度';

export const pages = {
  home: {
    title: '{{name}}：羽球測速，用影片測你的{{phrase}}',
    description:
      '拍一段對打，就知道你的羽球{{phrase}}（初速）。在你的裝置上測量，離線也能用。iPhone、iPad、Mac 都能免費用。',
  },
  notFound: {
    title: '找不到頁面 · {{name}}',
    description: '這個網址沒有頁面。',
  },
} as const;

export const navigation = {
  skip: '跳到主要內容',
  main: '主選單',
  footer: '頁尾',
  home: '首頁',
  contact: '聯絡',
  faq: '常見問題',
  terms: '服務條款',
  privacy: '隱私權政策',
} as const;

export const starfieldToggle = { pause: '讓星星停下', drift: '讓星星飄動' } as const;

export const computerMade = { film: '這段影片為電腦動畫', picture: '電腦繪製' };

export const languages = {
  title: '語言',
  offer: '這個頁面有繁體中文版。',
  dismiss: '關閉',
} as const;

export const legal = {
  effective: '生效日期',
  translation: {
    text: '本譯文僅為方便閱讀而提供，內容以英文版為準，除非適用於你的法律另有規定。',
    link: '閱讀英文版',
  },
  dataKinds: { withPageViews: '六', withoutPageViews: '五' },
} as const;

export const notFound = {
  title: '出界',
  text: '錯誤 404。這個頁面落在線外。',
  home: '回到首頁',
  alternatives: '也可以看看',
} as const;
