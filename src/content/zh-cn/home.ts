export const hero = {
  badge: 'AI 测{{phrase}}',
  title: '刚才那球\u200B多快？',
  tagline: '你的羽毛球{{phrase}}，自己拍段视频就能测。iPhone、iPad、Mac 上都免费。',
  atRacket: 'km/h（初速）',
  download: '立即下载',
  watchDemo: '观看演示',
  notes: ['离线可用 • 不上传云端', '针对羽毛球击球声校准'],
  captureScreenAlt:
    'App 的慢动作回放，放慢到八分之一：侧面视角，一记杀球飞过场地，沿途标着不断下降的球速，方框框住刚过网的球。',
  resultsScreenAlt: '结果界面：初速 {{exampleKmh}} km/h，下方是球速沿途下降，直到落地。',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: '示意画面：球员在远高于球网的位置击中球，飞行轨迹随之亮起。“{{headline}}”{{exampleKmh}} km/h。{{name}}。',
} as const;

export const trailer = {
  title: '相邻两点，只隔 1/60 秒',
  lead: '点拉得开，球就快；点挨得近，球就慢。球飞出 {{half}}\u00A0米，速度就掉一半，所以第一个数字才算数。',
  videoLabel: '宣传片',
  caption: '演示视频在设备上录制。能否自动播放取决于浏览器设置。',
  chapters: [
    {
      title: '拍摄',
      text: '把手机架在场边、球网的延长线上，让球从击出到落地全程入画。',
    },
    {
      title: '追踪',
      text: '设备端 AI 在每一帧里找到球，不上传任何内容。',
    },
    {
      title: '读数',
      text: '用一条曲线串起每一帧，倒推到击球瞬间，就是初速。',
    },
  ],
} as const;

export const filmingGuide = {
  title: '怎么拍才准',
  plan: {
    room: '场边空间',
    alt: '场地俯视图：手机的两个摆放位置，以及各自拍得到的范围。',
    whole:
      '架在球网的延长线上。用 {{ultraWide}}，距边线 {{near}} 米就能拍下整条中线；用 {{main}}，要 {{far}} 米。',
    tight:
      '墙或隔壁场地只隔 {{room}} 米？那就架在杀球方半场的旁边：{{ultraWide}} 仍能拍到中线上的 {{wide}} 米，{{main}} 能拍到 {{narrow}} 米。',
    enough: '这就够了，因为球离拍后才飞 {{half}}\u00A0米，球速就掉一半。',
    source:
      '按 iPhone 的 26 mm（{{main}}）和 13 mm（{{ultraWide}}）摄像头计算；视频约保留照片宽度的 {{keptPercent}}%。',
  },
  tips: [
    { title: '帧率', text: '60\u00A0fps，最好 120 或 240' },
    { title: '三脚架或球包', text: '就算放在地上，{{ultraWide}} 也能拍到 {{height}} 米高' },
    { title: '侧面拍', text: '偏 {{angle}}\u00A0度，球速就低 {{lostPercent}}%' },
  ],
} as const;

export const frameRateTable = {
  title: '为什么看曲线，不只看两帧',
  lead: '球每过一帧都在减速，只看两帧，读数总是偏低。',
  frameRate: 'fps',
  average: '只看两帧',
  curve: '曲线',
  simulated: '按 {{exampleKmh}}\u00A0km/h 的杀球计算。±\u00A0为模拟值，只计像素误差',
  method:
    '{{runs}} 次飞行，每帧约有 1 像素的误差（{{widthPx}}\u00A0×\u00A0{{heightPx}}，场地与画面同宽，每像素 {{pixelMm}}\u00A0mm），各自拟合一条阻力曲线，{{withinPercent}}% 的结果落在这个范围内。',
} as const;

export const closing = {
  title: '你的有多快？',
} as const;

export const qrCode = {
  title: '装到手机上',
  text: '用手机相机扫一扫。',
  alt: 'App Store 中 {{name}} 的二维码',
} as const;

export const demo = {
  title: '产品演示',
  hint: '提示：按 Esc 键关闭。',
  close: '关闭',
  transcript: '看文字版',
} as const;
