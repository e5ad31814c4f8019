/** The speed lab in Traditional Chinese, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: '球速實驗室',
  lead: '設定一記殺球，看空氣怎麼吃掉球速。',
  sources:
    '阻力與重力：Cohen et al., New J. Phys. 17 (2015) 063001。看到後約需 200\u00A0毫秒才能反應：Woods et al., Front. Hum. Neurosci. 9 (2015) 131。',
} as const;

/** Who was measured, and where it is written: source, date and conditions. */
export const measured = {
  rankireddy: {
    who: '蘭基雷迪',
    where: '金氏世界紀錄，男子，2023 年 4 月 14 日，測試條件下',
  },
  tanBoonHeong: { who: '陳文宏', where: '前世界紀錄，2013 年，測試條件下' },
  pearlyTan: {
    who: '陳康樂',
    where: '金氏世界紀錄，女子，2023 年 4 月 14 日，測試條件下',
  },
  kolding: {
    who: '科丁',
    where: '印度羽球超級聯賽（PBL），2017 年 1 月，比賽中',
  },
  lakshyaSen: {
    who: '拉克什亞．森',
    where: 'BWF 男單，2023 年加拿大公開賽，比賽中',
  },
  leeChongWei: { who: '李宗偉', where: '鷹眼，2015 年，比賽中' },
  intanon: { who: '依瑟儂', where: '鷹眼，2016 年，比賽中' },
  eliteMen: {
    who: '頂尖男子選手',
    where: '19 人平均，Applied Sciences 2025, 15(2), 844，測試條件下',
  },
  college: {
    who: '大學球員（1998 年）',
    where: '平均，Tsai et al.，測試條件下',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/h', mph: 'mph', m: '公尺', cm: '公分', ms: '毫秒' },
  unitSpace: '\u00A0',
  sentenceEnd: '。',
  offRacket: '初速',
  after: '{{seconds}}\u00A0秒後',
  inMatch: '比賽中',
  inTest: '測試條件下',
  unit: '球速單位',
  speed: '球速',
  height: '擊球高度',
  angle: '角度',
  angleHint: '水平線以下',
  defender: '防守方',
  play: '播放',
  playSlowly: '8 倍慢動作',
  atNet: '過網時',
  overNet: '高出球網',
  atDefender: '到防守方時',
  timeToDefender: '飛到防守方的時間',
  lands: '落在網後',
  middle: '在網子中央，網高 1.524\u00A0公尺',
  defenderAt: '在網後 {{metres}}\u00A0公尺',
  percentLeft: '球速剩下 {{speedPercent}}%',
  timeLeft: '反應約 {{reaction}}\u00A0毫秒，剩 {{left}}\u00A0毫秒移動',
  noTimeLeft: '比反應所需的時間還少 {{missing}}\u00A0毫秒',
  ending: {
    short: '沒到網就落地',
    net: '掛網',
    in: '界內',
    out: '出界',
  },
  landsIn: '界內，距底線還有 {{metres}}\u00A0公尺',
  landsOut: '出界 {{metres}}\u00A0公尺',
  slower: '比{{above}}慢',
  between: '介於{{below}}和{{above}}之間',
  same: '和{{same}}一樣快',
  fastest: '比目前測過的所有人都快',
  own: '你的設定：{{speed}}',
  whose: '這些是誰的球速？',
  camera: '用相機測，會測出多少？',
  fps: '每秒影格數',
  caught: '拍到的點：{{dots}}',
  twoFrames: '前兩個影格的平均',
  trueSpeed: '實際初速',
  copy: '複製連結',
  picture: '分享圖片',
  saved: '已儲存：',
  copied: '已複製。',
  notCopied: '瀏覽器不允許複製。連結就在網址列上。',
} as const;
