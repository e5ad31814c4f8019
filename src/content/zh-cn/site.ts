export const phrase: string = '杀球速度';

export const pages = {
  home: {
    title: '{{name}}：杀球测速，用视频测你的羽毛球{{phrase}}',
    description:
      '拍一个回合，测出你的羽毛球{{phrase}}（初速）。在你的设备上测量，离线可用。iPhone、iPad、Mac 上都免费。',
  },
  notFound: {
    title: '页面不存在 · {{name}}',
    description: '这个网址下没有页面。',
  },
} as const;

export const navigation = {
  skip: '跳到正文',
  main: '主导航',
  footer: '页脚',
  home: '首页',
  contact: '联系',
  faq: '常见问题',
  terms: '服务条款',
  privacy: '隐私政策',
} as const;

export const starfieldToggle = { pause: '让星星停下', drift: '让星星飘起来' } as const;

export const computerMade = { film: '这段视频为电脑动画', picture: '电脑绘制' };

export const languages = {
  title: '语言',
  offer: '本页有简体中文版。',
  dismiss: '关闭',
} as const;

export const legal = {
  effective: '生效日期',
  translation: {
    text: '本译文仅为方便阅读而提供，内容以英文版为准，除非适用于你的法律另有规定。',
    link: '查看英文版',
  },
  dataKinds: { withPageViews: '六', withoutPageViews: '五' },
} as const;

export const notFound = {
  title: '出界',
  text: '404 错误。这个页面打到线外去了。',
  home: '返回首页',
  alternatives: '也可以看看',
} as const;
