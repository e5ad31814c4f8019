export const contact = {
  title: '跟我們聊聊',
  badge: '我們回得很快',
  card: {
    title: '聯絡資訊',
    text: '球速測錯、程式出錯，或是有好點子，都可以告訴我們。',
    email: '電子郵件',
    emailButton: '直接寄信給我們',
    opensNewTab: '在新分頁開啟',
  },
} as const;

export const messageForm = {
  title: '傳訊息給我們',
  name: '姓名',
  email: '電子郵件',
  subject: '主旨',
  message: '訊息',
  company: '公司（請留空）',
  incomplete: '請填完表單',
  complete: '送出訊息',
  sending: '傳送中…',
  almostFull: '剩不到 {{count}} 個字元。',
  full: '訊息已經寫滿了。',
  draftNote: '草稿只留在這台裝置上，送出後就會刪除。',
  sentNote: '已送出。我們會用電子郵件回覆。',
  notice: {
    tooLong: '「{{field}}」最多 {{max}} 個字元。內容都還在，縮短後就能送出。',
    offline: '你目前離線。恢復連線後再送出。',
    copied: '已複製。',
    notCopied: '瀏覽器不允許複製。文字已經選取好了。',
  },
  mailFallback: {
    text: '你的訊息還在這裡。',
    copy: '複製訊息',
    email: '改用電子郵件寄出',
  },
  noScript: '這個表單需要 JavaScript。你也可以改寄電子郵件給我們：',
  notLoaded: '表單沒有載入。你可以把寫好的內容複製到電子郵件裡寄給我們：',
  outcome: {
    sent: '謝謝！你的訊息已送出。',
    failed: '糟糕，出了點問題。請再試一次。',
    misconfigured: '電子郵件服務設定有誤。請稍後再試。',
  },
} as const;
