export const hero = {
  badge: 'AIで測る{{phrase}}',
  title: '今の、\u200B何キロ？',
  tagline: 'バドミントンの{{phrase}}を、自分で撮った動画から測定。iPhone、iPad、Macで無料。',
  atRacket: 'km/h（初速）',
  download: '今すぐダウンロード',
  watchDemo: 'デモを見る',
  notes: ['オフライン対応 • クラウドへのアップロードなし', 'シャトルの打球音に合わせて調整済み'],
  captureScreenAlt:
    'アプリの8倍スローのリプレー画面：真横から見たコートをスマッシュが横切り、軌道に沿って下がっていく速度が示され、ネットを越えたばかりのシャトルを枠が囲んでいる。',
  resultsScreenAlt:
    '結果画面：初速{{exampleKmh}}\u00A0km/h。その下に、床に落ちるまで軌道に沿って下がっていく速度。',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: 'イラスト：ネットよりはるか上でシャトルをとらえる選手と、光る軌道。「{{headline}}」{{exampleKmh}}\u00A0km/h。{{name}}。',
} as const;

export const trailer = {
  title: '点と点の間は、60分の1秒',
  lead: '間隔が広ければ速く、狭ければ遅い。シャトルの速度は{{half}}\u00A0mで半分に落ちます。だから、肝心なのは最初の数字です。',
  videoLabel: '紹介動画',
  caption: 'デモはデバイス上で収録。自動再生はブラウザの設定により異なる場合があります。',
  chapters: [
    {
      title: '撮る',
      text: 'スマホをコートの脇、ネットの真横に立てます。シャトルの軌道がすべて入るように。',
    },
    {
      title: '追う',
      text: 'デバイス上のAIが、すべてのフレームでシャトルを見つけます。アップロードは一切ありません。',
    },
    {
      title: '測る',
      text: '各フレームを結んだ曲線を、打った瞬間までさかのぼると、初速が出ます。',
    },
  ],
} as const;

export const filmingGuide = {
  title: 'うまく撮るコツ',
  plan: {
    room: 'コート脇の広さ',
    alt: '真上から見たコート。スマホの2つの置き場所と、それぞれから写る範囲。',
    whole:
      'ネットの真横に置きます。{{ultraWide}}ならサイドラインから{{near}}\u00A0m、{{main}}なら{{far}}\u00A0m離れると、センターライン全体が写ります。',
    tight:
      '壁や隣のコートまで{{room}}\u00A0mしかないときは、スマッシュを打つ側のコートの真横に。{{ultraWide}}ならセンターライン上で{{wide}}\u00A0m、{{main}}でも{{narrow}}\u00A0mが写ります。',
    enough: 'それで十分です。速度の半分は、打ってから最初の{{half}}\u00A0mで失われるからです。',
    source:
      'iPhoneの26\u00A0mm（{{main}}）と13\u00A0mm（{{ultraWide}}）のカメラで計算。動画には写真の幅の約{{keptPercent}}%が残ります。',
  },
  tips: [
    { title: 'フレームレート', text: '60\u00A0fps、できれば120か240' },
    { title: '三脚かバッグ', text: '{{ultraWide}}なら床からでも高さ{{height}}\u00A0mまで写ります' },
    { title: '真横から', text: '{{angle}}度ずれると、{{lostPercent}}%低くなります' },
  ],
} as const;

export const frameRateTable = {
  title: 'なぜ2フレームではなく、曲線なのか',
  lead: 'シャトルはフレームごとに減速するので、2フレームで測ると必ず低く出ます。',
  frameRate: 'fps',
  average: '2フレーム',
  curve: '曲線',
  simulated:
    '{{exampleKmh}}\u00A0km/hのスマッシュで計算。±はピクセルの誤差だけのシミュレーション値です',
  method:
    '各フレームに約1ピクセルの誤差がある{{runs}}回の飛行に抗力の曲線を当てはめると、結果の{{withinPercent}}％がこの範囲に入ります（{{widthPx}}\u00A0×\u00A0{{heightPx}}、コートの全長が画面の幅いっぱい、1ピクセル{{pixelMm}}\u00A0mm）。',
} as const;

export const closing = {
  title: 'あなたの一打は、何キロ？',
} as const;

export const qrCode = {
  title: 'スマホに入れる',
  text: 'カメラをQRコードに向けてください。',
  alt: 'QRコード：App Storeの{{name}}',
} as const;

export const demo = {
  title: 'アプリのデモ',
  hint: 'ヒント：Escキーで閉じます。',
  close: '閉じる',
  transcript: '内容を文章で読む',
} as const;
