export const faqTitle = 'Häufige Fragen';

export const legalIntroductions = {
  privacy: 'Deine Daten im Detail:',
  terms: 'Im Wortlaut:',
} as const;

export const faq = {
  what: {
    question: 'Was ist {{name}}?',
    answer:
      'Eine App, die misst, wie schnell du schlägst. Filme einen Ballwechsel: Die KI auf dem Gerät verfolgt den Ball durchs Video und nennt dir die {{phrase}} in km/h, also das Tempo, mit dem der Ball den Schläger verlässt. So siehst du mit der Zeit, welche Fortschritte du machst.',
  },
  download: {
    question: 'Wie lade ich die App herunter?',
    answer:
      'Wähle auf dieser Seite „Jetzt laden“ oder suche im App Store nach {{name}}. Anmelden musst du dich nicht. Android? Dafür gibt es leider keine Version, aber du kannst dir das iPhone oder iPad von Freunden leihen.',
  },
  /** With a lowest version: “Voraussetzung: iOS 17 oder neuer.” */
  devices: {
    question: 'Auf welchen Geräten läuft die App?',
    answer: 'Auf iPhone, iPad und Mac, auch auf dem MacBook. Eine Android-Version gibt es nicht.',
  },
  free: {
    question: 'Ist die App wirklich kostenlos?',
    answer: 'Ja, komplett. Es gibt keine Premium-Version und keine versteckten Kosten.',
  },
  offline: {
    question: 'Funktioniert die App offline?',
    answer: 'Ja. Gemessen wird auf deinem Gerät, ganz ohne Verbindung und ohne Upload.',
  },
  data: {
    question: 'Sind meine Daten sicher?',
    answer:
      'Beim Messen bleibt dein Video auf deinem Gerät, und nichts wird gesendet; Videos, die du freiwillig hochlädst, dienen nur dem Training der KI. Niemand sieht sie sich an, und sie werden nicht an Dritte weitergegeben.',
  },
} as const;
