export const speedLab = {
  title: '속도 실험실',
  lead: '스매시를 설정하고, 공기가 속도를 빼앗는 모습을 지켜보세요.',
  sources:
    '공기 저항과 중력: Cohen et al., New J. Phys. 17 (2015) 063001. 보고 반응하기까지 약 200ms: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

export const measured = {
  rankireddy: {
    who: '사트윅사이라지 란키레디',
    where: '기네스 세계 기록, 남자, 2023년 4월 14일, 경기 외 측정',
  },
  tanBoonHeong: { who: '탄분헝', where: '이전 세계 기록, 2013년, 경기 외 측정' },
  pearlyTan: {
    who: '펄리 탄',
    where: '기네스 세계 기록, 여자, 2023년 4월 14일, 경기 외 측정',
  },
  kolding: {
    who: '매즈 필러 콜딩',
    where: '프리미어 배드민턴 리그, 2017년 1월, 경기 중',
  },
  lakshyaSen: {
    who: '락샤 센',
    where: 'BWF 남자 단식, 2023 캐나다오픈, 경기 중',
  },
  leeChongWei: { who: '리총웨이', where: '호크아이, 2015년, 경기 중' },
  intanon: { who: '랏차녹 인타논', where: '호크아이, 2016년, 경기 중' },
  eliteMen: {
    who: '남자 정상급 선수',
    where: '19명 평균, Applied Sciences 2025, 15(2), 844, 경기 외 측정',
  },
  college: {
    who: '대학 선수(1998년)',
    where: '평균, Tsai et al., 경기 외 측정',
  },
} as const;

export const labWords = {
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  /** Narrow in Korean. */
  unitSpace: '\u202F',
  sentenceEnd: '. ',
  offRacket: '임팩트 직후',
  after: '{{seconds}}초 후',
  inMatch: '경기 중',
  inTest: '경기 외 측정',
  unit: '속도 단위',
  speed: '속도',
  height: '타점 높이',
  angle: '각도',
  angleHint: '수평 아래로',
  defender: '리시버',
  play: '재생',
  playSlowly: '8배 느리게',
  atNet: '네트 통과 시',
  overNet: '네트 위 높이',
  atDefender: '리시버 도달 시',
  timeToDefender: '리시버까지 걸리는 시간',
  lands: '네트에서 낙하지점까지',
  middle: '네트 중앙(높이 1.524m)',
  defenderAt: '네트에서 {{metres}}m',
  percentLeft: '처음 속도의 {{speedPercent}}%가 남음',
  timeLeft: '반응에 약 {{reaction}}ms, 움직일 시간 {{left}}ms',
  noTimeLeft: '반응에 필요한 시간보다 {{missing}}ms 짧음',
  ending: {
    short: '네트 앞에 떨어짐',
    net: '네트에 걸림',
    in: '인',
    out: '아웃',
  },
  landsIn: '인, 엔드라인에서 {{metres}}m 안쪽',
  landsOut: '{{metres}}m 아웃',
  slower: '{{above}}보다 느림',
  between: '{{below}}보다 빠르고 {{above}}보다 느림',
  same: '{{same}}만큼 빠름',
  fastest: '지금까지 측정된 누구보다 빠름',
  own: '내 설정: {{speed}}',
  whose: '누가 기록한 속도인가요?',
  camera: '카메라로 재면 어떻게 나오나요?',
  fps: '초당 프레임 수',
  caught: '찍힌 점: {{dots}}개',
  twoFrames: '처음 두 프레임의 평균',
  trueSpeed: '임팩트 직후 실제 속도',
  copy: '링크 복사',
  picture: '이미지 공유',
  saved: '저장했어요:',
  copied: '복사했어요.',
  notCopied: '브라우저가 복사를 허용하지 않았어요. 링크는 주소창에 있어요.',
} as const;
