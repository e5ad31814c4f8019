export const contact = {
  title: '편하게 연락 주세요',
  badge: '빠르게 답장해 드려요',
  card: {
    title: '연락처',
    text: '측정값 오류, 버그, 아이디어를 알려 주세요.',
    email: '이메일',
    emailButton: '바로 이메일 보내기',
    opensNewTab: '새 탭에서 열림',
  },
} as const;

export const messageForm = {
  title: '메시지를 남겨 주세요',
  name: '이름',
  email: '이메일',
  subject: '제목',
  message: '메시지',
  company: '회사(비워 두세요)',
  incomplete: '양식을 모두 채워 주세요',
  complete: '메시지 보내기',
  sending: '보내는 중…',
  almostFull: '남은 글자 수가 {{count}}자 미만이에요.',
  full: '더 입력할 수 없어요.',
  draftNote: '쓰던 글은 이 기기에 남아 있고, 보내면 지워져요.',
  sentNote: '보냈어요. 답장은 이메일로 드릴게요.',
  notice: {
    tooLong: '{{field}} 항목은 최대 {{max}}자예요. 잘린 내용은 없으니 줄여서 보내 주세요.',
    offline: '오프라인이에요. 다시 연결되면 보내 주세요.',
    copied: '복사했어요.',
    notCopied: '브라우저가 복사를 허용하지 않았어요. 글은 선택해 두었어요.',
  },
  mailFallback: {
    text: '메시지는 아직 여기 있어요.',
    copy: '복사하기',
    email: '이메일로 대신 보내기',
  },
  noScript: '이 양식에는 JavaScript가 필요해요. 대신 이메일로 보내 주세요:',
  notLoaded: '양식을 불러오지 못했어요. 쓰던 글을 복사해 이메일로 보내 주세요:',
  outcome: {
    sent: '고맙습니다! 메시지를 보냈어요.',
    failed: '이런, 문제가 생겼어요. 다시 시도해 주세요.',
    misconfigured: '이메일 서비스 설정이 잘못되었어요. 나중에 다시 시도해 주세요.',
  },
} as const;
