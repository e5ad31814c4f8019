/** What the app measures, in Japanese: `{{phrase}}` in the other texts. */
export const phrase: string = 'スマッシュ速度';

/** What stands in the head of each page. */
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

/** The bar and the footer of every page. */
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

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = { pause: '星を止める', drift: '星を動かす' } as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = { film: 'この映像はCGです', picture: 'CG' };

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: '言語',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'このページは日本語でも読めます。',
  dismiss: '閉じる',
} as const;

/** Both legal pages. */
export const legal = {
  effective: '発効日',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: '本ページは参考訳です。適用される法律が認める限り、英語版が優先します。',
    link: '英語版を読む',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: '6', withoutPageViews: '5' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'アウト。',
  text: 'エラー404。このページは、ラインの外に落ちました。',
  home: 'ホームに戻る',
  alternatives: 'またはこちら：',
} as const;
