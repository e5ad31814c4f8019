/** The speed lab in Simplified Chinese, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: '球速实验室',
  lead: '设定一记杀球，看空气怎么把球速吃掉。',
  sources:
    '阻力与重力：Cohen et al., New J. Phys. 17 (2015) 063001。看到后约需 200\u00A0毫秒才能反应：Woods et al., Front. Hum. Neurosci. 9 (2015) 131。',
} as const;

/** Who was measured, and where it is written: source, date and conditions. */
export const measured = {
  rankireddy: {
    who: '兰基雷迪',
    where: '吉尼斯世界纪录，男子，2023 年 4 月 14 日，测试条件下',
  },
  tanBoonHeong: { who: '陈文宏', where: '前世界纪录，2013 年，测试条件下' },
  pearlyTan: {
    who: '陈康乐',
    where: '吉尼斯世界纪录，女子，2023 年 4 月 14 日，测试条件下',
  },
  kolding: {
    who: '科丁',
    where: '印度羽毛球超级联赛（PBL），2017 年 1 月，比赛中',
  },
  lakshyaSen: {
    who: '拉克什亚·森',
    where: 'BWF 男单，2023 年加拿大公开赛，比赛中',
  },
  leeChongWei: { who: '李宗伟', where: '鹰眼，2015 年，比赛中' },
  intanon: { who: '因达农', where: '鹰眼，2016 年，比赛中' },
  eliteMen: {
    who: '顶尖男子球员',
    where: '19 人平均，Applied Sciences 2025, 15(2), 844，测试条件下',
  },
  college: {
    who: '大学生球员（1998 年）',
    where: '平均，Tsai et al.，测试条件下',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/h', mph: 'mph', m: '米', cm: '厘米', ms: '毫秒' },
  unitSpace: '\u00A0',
  sentenceEnd: '。',
  offRacket: '初速',
  after: '{{seconds}}\u00A0秒后',
  inMatch: '比赛中',
  inTest: '测试条件下',
  unit: '速度单位',
  speed: '速度',
  height: '击球点高度',
  angle: '下压角度',
  angleHint: '水平线以下',
  defender: '防守方',
  play: '播放',
  playSlowly: '8 倍慢放',
  atNet: '过网速度',
  overNet: '高出球网',
  atDefender: '到防守方的速度',
  timeToDefender: '到防守方的时间',
  lands: '网后落点',
  middle: '网中央，网高 1.524\u00A0米',
  defenderAt: '在网后 {{metres}}\u00A0米处',
  percentLeft: '速度还剩 {{speedPercent}}%',
  timeLeft: '反应约 {{reaction}}\u00A0毫秒，剩 {{left}}\u00A0毫秒移动',
  noTimeLeft: '比反应所需的时间还少 {{missing}}\u00A0毫秒',
  ending: {
    short: '没到网就落地',
    net: '下网',
    in: '界内',
    out: '出界',
  },
  landsIn: '界内，距底线 {{metres}}\u00A0米',
  landsOut: '出界 {{metres}}\u00A0米',
  slower: '比{{above}}慢',
  between: '介于{{below}}和{{above}}之间',
  same: '和{{same}}一样快',
  fastest: '比目前测过的所有人都快',
  own: '你的设定：{{speed}}',
  whose: '这些速度是谁打出来的？',
  camera: '用手机拍，测出来是多少？',
  fps: '每秒帧数',
  caught: '拍到的点：{{dots}}',
  twoFrames: '前两帧的平均速度',
  trueSpeed: '真实初速',
  copy: '复制链接',
  picture: '分享图片',
  saved: '已保存：',
  copied: '已复制。',
  notCopied: '浏览器不允许复制。链接就在地址栏里。',
} as const;
