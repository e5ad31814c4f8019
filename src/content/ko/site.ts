export const phrase: string = '스매시 속도';

export const pages = {
  home: {
    title: '{{name}}: 배드민턴 {{phrase}} 측정하기',
    description:
      '랠리를 찍으면 임팩트 직후의 배드민턴 {{phrase}}를 알 수 있어요. iPhone, iPad, Mac에서 무료. 기기 안에서 측정하고 오프라인에서도 돼요.',
  },
  notFound: {
    title: '페이지를 찾을 수 없음 · {{name}}',
    description: '이 주소에는 페이지가 없어요.',
  },
} as const;

export const navigation = {
  skip: '본문으로 건너뛰기',
  main: '주 메뉴',
  footer: '하단 메뉴',
  home: '홈',
  contact: '문의',
  faq: 'FAQ',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
} as const;

export const starfieldToggle = { pause: '별 멈추기', drift: '별 움직이기' } as const;

export const computerMade = { film: '이 영상은 컴퓨터 그래픽이에요', picture: '컴퓨터 그래픽' };

export const languages = {
  title: '언어',
  offer: '이 페이지를 한국어로 볼 수 있어요.',
  dismiss: '닫기',
} as const;

export const legal = {
  effective: '시행일:',
  translation: {
    text: '이 문서는 편의를 위한 번역본이며, 이용자에게 적용되는 법률이 허용하는 범위에서 영문본이 우선합니다.',
    link: '영문본 읽기',
  },
  dataKinds: { withPageViews: '여섯', withoutPageViews: '다섯' },
} as const;

export const notFound = {
  title: '아웃.',
  text: '오류 404. 이 페이지는 라인 밖에 떨어졌어요.',
  home: '홈으로 돌아가기',
  alternatives: '아니면 여기로:',
} as const;
