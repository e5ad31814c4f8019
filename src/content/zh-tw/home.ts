export const hero = {
  badge: 'AI 測{{phrase}}',
  title: '剛剛那球\u200B多快？',
  tagline: '你的羽球{{phrase}}，用自己拍的影片就能測。iPhone、iPad、Mac 都能免費用。',
  atRacket: 'km/h（初速）',
  download: '立即下載',
  watchDemo: '觀看示範影片',
  notes: ['離線可用 • 不上傳雲端', '針對羽球擊球聲校準'],
  captureScreenAlt:
    'App 的慢動作重播，放慢八倍：從側面看，一記殺球飛越球場，沿途標著逐漸下降的球速，方框框住剛過網的球。',
  resultsScreenAlt: '結果畫面：初速 {{exampleKmh}} km/h，下方顯示球速一路下降，直到球落地。',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: '示意畫面：球員在遠高於球網的位置擊球，飛行軌跡亮起。「{{headline}}」{{exampleKmh}} km/h。{{name}}。',
} as const;

export const trailer = {
  title: '點與點之間，只隔 1/60 秒',
  lead: '間距大，球就快；間距小，球就慢。球飛 {{half}}\u00A0公尺，球速就掉一半，所以第一個數字才算數。',
  videoLabel: '宣傳短片',
  caption: '示範影片於裝置上錄製。是否自動播放，依瀏覽器設定而定。',
  chapters: [
    {
      title: '拍攝',
      text: '把手機架在場邊、球網的延長線上，讓球從擊出到落地全程入鏡。',
    },
    {
      title: '追蹤',
      text: '裝置上的 AI 在每個影格裡找出球的位置。什麼都不上傳。',
    },
    {
      title: '讀數',
      text: '把每個影格的球速連成曲線，回推到擊球那一刻，就是初速。',
    },
  ],
} as const;

export const filmingGuide = {
  title: '這樣拍才準',
  plan: {
    room: '場邊空間',
    alt: '球場俯視圖：手機的兩個擺放位置，以及各自拍得到的範圍。',
    whole:
      '架在球網的延長線上。用 {{ultraWide}}，距邊線 {{near}} 公尺就能拍進整條中線；用 {{main}}，要 {{far}} 公尺。',
    tight:
      '牆壁或隔壁球場只隔 {{room}} 公尺？那就架在殺球者那半場的旁邊：{{ultraWide}} 仍能拍到中線上的 {{wide}} 公尺，{{main}} 能拍到 {{narrow}} 公尺。',
    enough: '這樣就夠了，因為球離拍後才飛 {{half}}\u00A0公尺，球速就掉一半。',
    source:
      '以 iPhone 的 26 mm（{{main}}）與 13 mm（{{ultraWide}}）相機計算；錄影約保留照片寬度的 {{keptPercent}}%。',
  },
  tips: [
    { title: '影格率', text: '60\u00A0fps，最好 120 或 240' },
    { title: '腳架或球袋', text: '就算放在地上，{{ultraWide}} 也能拍到 {{height}} 公尺高' },
    { title: '從側面', text: '偏 {{angle}}\u00A0度，球速就低 {{lostPercent}}%' },
  ],
} as const;

export const frameRateTable = {
  title: '為什麼看曲線，不只看兩個影格',
  lead: '球每過一個影格都在變慢，只看兩個影格，數字一定偏低。',
  frameRate: 'fps',
  average: '兩個影格',
  curve: '曲線',
  simulated: '以 {{exampleKmh}}\u00A0km/h 的殺球計算。±\u00A0為模擬值，只計像素誤差',
  method:
    '{{runs}} 次飛行，每個影格約有 1 像素的誤差（{{widthPx}}\u00A0×\u00A0{{heightPx}}，球場與畫面同寬，每像素 {{pixelMm}}\u00A0mm），各自擬合一條阻力曲線，{{withinPercent}}% 的結果落在這個範圍內。',
} as const;

export const closing = {
  title: '那你的呢？',
} as const;

export const qrCode = {
  title: '下載到手機',
  text: '用手機相機對準 QR Code。',
  alt: 'QR Code：App Store 上的 {{name}}',
} as const;

export const demo = {
  title: '產品示範',
  hint: '提示：按 Esc 關閉。',
  close: '關閉',
  transcript: '看文字說明',
} as const;
