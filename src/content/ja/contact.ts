export const contact = {
  title: 'お気軽にどうぞ',
  badge: 'すぐにお返事します',
  card: {
    title: '連絡先',
    text: '測定値のおかしな点、不具合、アイデアをお聞かせください。',
    email: 'メール',
    emailButton: '直接メールする',
    opensNewTab: '新しいタブで開きます',
  },
} as const;

export const messageForm = {
  title: 'メッセージを送る',
  name: 'お名前',
  email: 'メールアドレス',
  subject: '件名',
  message: 'メッセージ',
  company: '会社名（空欄のままにしてください）',
  incomplete: 'すべて入力してください',
  complete: 'メッセージを送信',
  sending: '送信中…',
  almostFull: '残り{{count}}文字を切りました。',
  full: 'メッセージの文字数が上限に達しました。',
  draftNote: '下書きはこのデバイスに残り、送信すると削除されます。',
  sentNote: '送信しました。お返事はメールでお送りします。',
  notice: {
    tooLong:
      '「{{field}}」は{{max}}文字までです。入力した内容はすべて残っています。短くしてから送信してください。',
    offline: 'オフラインです。つながってから送信してください。',
    copied: 'コピーしました。',
    notCopied: 'このブラウザではコピーできませんでした。文章は選択してあります。',
  },
  mailFallback: {
    text: 'メッセージは、ここに残っています。',
    copy: 'コピーする',
    email: '代わりにメールで送る',
  },
  noScript: 'このフォームにはJavaScriptが必要です。代わりにメールでご連絡ください：',
  notLoaded: 'フォームを読み込めませんでした。入力した文章をコピーして、メールでお送りください：',
  outcome: {
    sent: 'ありがとうございます！メッセージを送信しました。',
    failed: '申し訳ありません。問題が発生しました。もう一度お試しください。',
    misconfigured: 'メールサービスの設定に誤りがあります。しばらくしてからもう一度お試しください。',
  },
} as const;
