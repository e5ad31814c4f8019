export const faqTitle = '자주 묻는 질문';

export const legalIntroductions = {
  privacy: '내 데이터에 대해 자세히:',
  terms: '전체 내용:',
} as const;

export const faq = {
  what: {
    question: '{{name}}, 어떤 앱인가요?',
    answer:
      '내 스매시가 얼마나 빠른지 재는 앱이에요. 랠리를 찍으면 온디바이스 AI가 영상 속 셔틀콕을 추적해 임팩트 직후의 {{phrase}}를 km/h로 알려 줘요. 실력이 느는 과정을 꾸준히 확인할 수 있어요.',
  },
  download: {
    question: '어떻게 다운로드하나요?',
    answer:
      '이 페이지에서 “지금 다운로드”를 누르거나 App Store에서 {{name}} 앱을 검색하세요. 로그인 없이 쓸 수 있어요. Android를 쓰시나요? 아쉽지만 Android 버전은 없어요. 대신 친구의 iPhone이나 iPad를 빌려 쓸 수 있어요.',
  },
  /** With a lowest version: “iOS 17 이상이 필요해요.” */
  devices: {
    question: '어떤 기기에서 쓸 수 있나요?',
    answer: 'iPhone, iPad, 그리고 MacBook을 포함한 Mac에서 쓸 수 있어요. Android 버전은 없어요.',
  },
  free: {
    question: '정말 무료인가요?',
    answer: '네, 완전히 무료예요. 유료 요금제나 숨은 비용은 없어요.',
  },
  offline: {
    question: '오프라인에서도 되나요?',
    answer: '네. 측정은 기기 안에서 이루어지고, 인터넷 연결도 업로드도 필요 없어요.',
  },
  data: {
    question: '내 데이터는 안전한가요?',
    answer:
      '측정하는 영상은 기기 밖으로 나가지 않아요. 직접 선택해서 업로드한 영상은 AI 학습에만 쓰여요. 아무도 보지 않고, 제3자와 공유하지도 않아요.',
  },
} as const;
