export const phrase: string = 'スマッシュ速度';

export const pages = {
  home: {
    title: '{{name}}：バドミントンの{{phrase}}を測る',
    description:
      'ラリーを撮れば、バドミントンの{{phrase}}（初速）がわかります。iPhone、iPad、Macで無料。測定はデバイス上、オフラインでも使えます。',
  },
  notFound: {
    title: 'ページが見つかりません · {{name}}',
    description: 'このアドレスにページはありません。',
  },
} as const;

export const navigation = {
  skip: '本文へ移動',
  main: 'メイン',
  footer: 'フッター',
  home: 'ホーム',
  contact: '連絡先',
  faq: 'Q&A',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
} as const;

export const starfieldToggle = { pause: '星を止める', drift: '星を動かす' } as const;

export const computerMade = { film: 'この映像はCGです', picture: 'CG' };

export const languages = {
  title: '言語',
  offer: 'このページは日本語でも読めます。',
  dismiss: '閉じる',
} as const;

export const legal = {
  effective: '発効日',
  translation: {
    text: '本ページは参考訳です。適用される法律が認める限り、英語版が優先します。',
    link: '英語版を読む',
  },
  dataKinds: { withPageViews: '6', withoutPageViews: '5' },
} as const;

export const notFound = {
  title: 'アウト。',
  text: 'エラー404。このページは、ラインの外に落ちました。',
  home: 'ホームに戻る',
  alternatives: 'またはこちら：',
} as const;
