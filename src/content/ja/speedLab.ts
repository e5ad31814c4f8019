/** The speed lab in Japanese, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: 'スピードラボ',
  lead: 'スマッシュの条件を決めて、空気が速度を奪う様子を見てみましょう。',
  sources:
    '空気抵抗と重力：Cohen et al., New J. Phys. 17 (2015) 063001。見てから反応するまでに約200\u00A0ms：Woods et al., Front. Hum. Neurosci. 9 (2015) 131。',
} as const;

/** Who was measured, and where it is written: source, date and conditions. */
export const measured = {
  rankireddy: {
    who: 'サッウィサイラジ・ランキレッディ',
    where: 'ギネス世界記録（男子）、2023年4月14日、試合外の計測',
  },
  tanBoonHeong: { who: 'タン・ブンホン', where: '前の世界記録、2013年、試合外の計測' },
  pearlyTan: {
    who: 'パーリー・タン',
    where: 'ギネス世界記録（女子）、2023年4月14日、試合外の計測',
  },
  kolding: {
    who: 'マッズ・ピエラー・コールディング',
    where: 'プレミア・バドミントン・リーグ、2017年1月、試合中',
  },
  lakshyaSen: {
    who: 'ラクシャ・セン',
    where: 'BWF男子シングルス、カナダオープン2023、試合中',
  },
  leeChongWei: { who: 'リー・チョンウェイ', where: 'ホークアイ、2015年、試合中' },
  intanon: { who: 'ラチャノック・インタノン', where: 'ホークアイ、2016年、試合中' },
  eliteMen: {
    who: '男子トップ選手',
    where: '19人の平均、Applied Sciences 2025, 15(2), 844、試合外の計測',
  },
  college: {
    who: '大学生選手（1998年）',
    where: '平均、Tsai et al.、試合外の計測',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '。',
  offRacket: '初速',
  after: '{{seconds}}秒後',
  inMatch: '試合中',
  inTest: '試合外の計測',
  unit: '速度の単位',
  speed: '速度',
  height: '打点の高さ',
  angle: '角度',
  angleHint: '水平から下向き',
  defender: 'レシーバー',
  play: '再生',
  playSlowly: '8倍スロー',
  atNet: 'ネット通過時',
  overNet: 'ネットからの高さ',
  atDefender: 'レシーバー到達時',
  timeToDefender: 'レシーバーまでの時間',
  lands: 'ネットから落下点まで',
  middle: 'ネット中央（高さ1.524\u00A0m）',
  defenderAt: 'ネットから{{metres}}\u00A0m',
  percentLeft: '初速の{{speedPercent}}%が残る',
  timeLeft: '反応に約{{reaction}}\u00A0ms、残り{{left}}\u00A0msで動く',
  noTimeLeft: '反応に必要な時間より{{missing}}\u00A0ms短い',
  ending: {
    short: 'ネット手前に落下',
    net: 'ネットにかかる',
    in: 'イン',
    out: 'アウト',
  },
  landsIn: 'イン、バックバウンダリーラインの{{metres}}\u00A0m内側',
  landsOut: '{{metres}}\u00A0mアウト',
  slower: '{{above}}より遅い',
  between: '{{below}}と{{above}}の間の速さ',
  same: '{{same}}と同じ速さ',
  fastest: 'これまでに測定された誰よりも速い',
  own: '自分の設定：{{speed}}',
  whose: 'これは誰の速度？',
  camera: 'カメラで測るとどうなる？',
  fps: '1秒あたりのフレーム数',
  caught: '写った点：{{dots}}個',
  twoFrames: '最初の2フレームの平均',
  trueSpeed: '実際の初速',
  copy: 'リンクをコピー',
  picture: '画像を共有',
  saved: '保存しました：',
  copied: 'コピーしました。',
  notCopied: 'このブラウザではコピーできませんでした。リンクはアドレスバーにあります。',
} as const;
