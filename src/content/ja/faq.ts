export const faqTitle = 'よくある質問';

export const legalIntroductions = {
  privacy: 'データの扱いについて詳しくは：',
  terms: '全文：',
} as const;

export const faq = {
  what: {
    question: '{{name}}とは？',
    answer:
      '打球の速さを測るアプリです。ラリーを撮ると、デバイス上のAIが動画の中のシャトルを追い、{{phrase}}を初速（km/h）で表示します。上達を記録していけます。',
  },
  download: {
    question: 'ダウンロードするには？',
    answer:
      'このページの「今すぐダウンロード」を押すか、App Storeで{{name}}を検索してください。アプリへのサインインは不要です。Androidをお使いの方は、すみません、Android版はありません。友だちのiPhoneかiPadを借りて測れます。',
  },
  /** With a lowest version: “iOS 17以降が必要です。” */
  devices: {
    question: 'どのデバイスで使えますか？',
    answer: 'iPhone、iPad、Mac（MacBookを含む）で使えます。Android版はありません。',
  },
  free: {
    question: '本当に無料ですか？',
    answer: 'はい、完全に無料です。有料プランも、隠れた料金もありません。',
  },
  offline: {
    question: 'オフラインでも使えますか？',
    answer: 'はい。測定はデバイス上で行われ、通信もアップロードも要りません。',
  },
  data: {
    question: 'データは安全ですか？',
    answer:
      '測定する動画が、デバイスの外に出ることはありません。自分で選んでアップロードした動画は、AIの学習だけに使われます。人が見ることはなく、第三者と共有することもありません。',
  },
} as const;
