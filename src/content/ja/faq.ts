/** The questions in Japanese. */
export const faqTitle = 'よくある質問';

/** Below the questions, each before the link to its page. */
export const inDetail = {
  privacy: 'データの扱いについて詳しくは：',
  terms: 'アプリ利用のルール：',
} as const;

/** On each open card. */
export const share = {
  copy: 'リンクをコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。アドレスバーからどうぞ。',
} as const;

/**
 * The questions, shown in this order. The name before each stays the same in every language; a
 * question is also the hash of the address that opens it.
 */
export const faq = {
  what: {
    question: '{{name}}とは？',
    answer:
      '打球の速さを測るアプリです。ラリーを撮ると、端末上のAIが動画の中のシャトルを追い、{{phrase}}を初速（km/h）で表示します。上達を記録していけます。',
  },
  download: {
    question: 'ダウンロードするには？',
    answer:
      'このページの「今すぐダウンロード」を押すか、App Storeで{{name}}を検索してください。アプリへのサインインは不要です。あいにくAndroid版はありませんが、友だちのiPhoneかiPadでも測れます。',
  },
  /** The lowest version of a system belongs into this answer: “iOS 17以降が必要です。” */
  devices: {
    question: 'どの端末で使えますか？',
    answer: 'iPhone、iPad、Mac（MacBookを含む）で使えます。Android版はありません。',
  },
  free: {
    question: '本当に無料ですか？',
    answer: 'はい、完全に無料です。有料プランも、隠れた料金もありません。',
  },
  offline: {
    question: 'オフラインでも使えますか？',
    answer: 'はい。測定は端末上で行われ、通信もアップロードも要りません。',
  },
  data: {
    question: 'データは安全ですか？',
    answer:
      '測定しても、動画は端末の中に残ります。アップロードすることを選んだ場合、その動画はAIの学習だけに使われます。人が見ることはなく、第三者と共有することもありません。',
  },
} as const;
