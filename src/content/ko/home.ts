export const hero = {
  badge: 'AI로 재는 {{phrase}}',
  title: '방금 그거, 몇 km 나왔지?',
  tagline: '내가 찍은 영상으로 재는 배드민턴 {{phrase}}. iPhone, iPad, Mac에서 무료.',
  atRacket: 'km/h(임팩트 직후)',
  download: '지금 다운로드',
  watchDemo: '데모 보기',
  notes: ['오프라인에서도 사용 가능 • 클라우드 업로드 없음', '셔틀콕 타구음에 맞춰 보정'],
  captureScreenAlt:
    '앱의 8배 느린 다시 보기 화면: 옆에서 본 코트를 스매시가 가로지르고, 궤적을 따라 줄어드는 속도가 적혀 있으며, 막 네트를 넘은 셔틀콕을 상자가 둘러싸고 있다.',
  resultsScreenAlt:
    '결과 화면: 임팩트 직후 {{exampleKmh}}km/h, 그 아래에는 셔틀콕이 바닥까지 날아가는 동안 줄어드는 속도.',
} as const;

export const ogImage = {
  unit: 'km/h',
  alt: '일러스트: 네트보다 훨씬 높은 곳에서 셔틀콕을 때리는 선수와 빛나는 궤적. “{{headline}}” {{exampleKmh}}km/h. {{name}}.',
} as const;

export const trailer = {
  title: '점과 점 사이는 60분의 1초',
  lead: '간격이 넓으면 빠르고, 좁으면 느려요. 셔틀콕은 {{half}}m만 날아가도 속도가 절반으로 떨어져요. 그래서 중요한 건 맨 처음 숫자예요.',
  videoLabel: '소개 영상',
  caption: '데모는 기기에서 녹화했어요. 자동 재생은 브라우저 설정에 따라 다를 수 있어요.',
  chapters: [
    {
      title: '찍기',
      text: '휴대폰을 코트 옆, 네트와 일직선이 되는 곳에 세우세요. 셔틀콕의 궤적이 화면에 모두 들어와야 해요.',
    },
    {
      title: '따라가기',
      text: '온디바이스 AI가 모든 프레임에서 셔틀콕을 찾아요. 업로드는 전혀 없어요.',
    },
    {
      title: '재기',
      text: '프레임을 이은 곡선을 라켓에 맞은 순간까지 되짚으면 속도가 나와요.',
    },
  ],
} as const;

export const filmingGuide = {
  title: '잘 찍는 법',
  plan: {
    room: '코트 옆 공간',
    alt: '위에서 본 코트. 휴대폰을 두는 두 곳과 각각에서 보이는 범위.',
    whole:
      '네트와 일직선이 되는 곳에 두세요. {{ultraWide}}로는 사이드라인에서 {{near}}m, {{main}}로는 {{far}}m 떨어지면 가운데 선 전체가 들어와요.',
    tight:
      '벽이나 옆 코트까지 {{room}}m밖에 없나요? 그럼 스매시하는 쪽 코트 옆에 두세요. {{ultraWide}}로는 가운데 선을 {{wide}}m, {{main}}로는 {{narrow}}m까지 담을 수 있어요.',
    enough: '그걸로 충분해요. 라켓을 떠난 뒤 첫 {{half}}m에서 속도가 절반으로 줄거든요.',
    source:
      'iPhone의 26mm({{main}})와 13mm({{ultraWide}}) 카메라로 계산했어요. 동영상에는 사진 너비의 약 {{keptPercent}}%가 남아요.',
  },
  tips: [
    { title: '프레임 속도', text: '60fps, 되도록 120이나 240' },
    { title: '삼각대나 가방', text: '{{ultraWide}}로는 바닥에서도 높이 {{height}}m까지 보여요' },
    { title: '옆에서', text: '{{angle}}도 틀어지면 {{lostPercent}}% 낮게 나와요' },
  ],
} as const;

export const frameRateTable = {
  title: '왜 두 프레임이 아니라 곡선일까',
  lead: '셔틀콕은 프레임마다 느려져서, 두 프레임으로 재면 언제나 낮게 나와요.',
  frameRate: 'fps',
  average: '두 프레임',
  curve: '곡선',
  simulated: '{{exampleKmh}}km/h 스매시로 계산. ±는 픽셀 오차만 시뮬레이션한 값이에요',
  method:
    '프레임마다 약 1픽셀의 오차가 있는 셔틀콕 궤적 {{runs}}개에 항력 곡선을 맞추면 결과의 {{withinPercent}}%가 이 범위에 들어와요({{widthPx}}\u00A0×\u00A0{{heightPx}}, 코트 길이가 화면 너비와 같고 1픽셀은 {{pixelMm}}mm).',
} as const;

export const closing = {
  title: '내 스매시는?',
} as const;

export const qrCode = {
  title: '휴대폰에 받기',
  text: '휴대폰 카메라로 QR 코드를 비추세요.',
  alt: 'QR 코드: App Store의 {{name}}',
} as const;

export const demo = {
  title: '앱 데모',
  hint: '팁: Esc 키를 누르면 닫혀요.',
  close: '닫기',
  transcript: '영상 내용을 글로 읽기',
} as const;
