export const faqTitle = 'Ofte stillede spørgsmål';

export const legalIntroductions = {
  privacy: 'Alt om dine data:',
  terms: 'Hele teksten:',
} as const;

export const faq = {
  what: {
    question: 'Hvad er {{name}}?',
    answer:
      'En app der måler hvor hurtigt du slår. Film en duel, så følger AI’en på enheden bolden gennem videoen og giver dig din {{phrase}} i km/t, altså boldens fart når den forlader ketsjeren. På den måde kan du følge din fremgang over tid.',
  },
  download: {
    question: 'Hvordan henter jeg appen?',
    answer:
      'Vælg »Hent nu« her på siden, eller søg efter {{name}} i App Store. Du behøver ikke logge ind. Har du Android? Appen findes desværre ikke til Android, men du kan låne en vens iPhone eller iPad.',
  },
  /** With a lowest version: “Den kræver iOS 17 eller nyere.” */
  devices: {
    question: 'Hvilke enheder virker appen på?',
    answer: 'iPhone, iPad og Mac, også MacBook. Der er ingen Android-version.',
  },
  free: {
    question: 'Er appen virkelig gratis?',
    answer: 'Ja, helt gratis. Der er ingen premiumversion og ingen skjulte gebyrer.',
  },
  offline: {
    question: 'Virker appen offline?',
    answer: 'Ja. Målingen sker på din enhed og kræver hverken forbindelse eller upload.',
  },
  data: {
    question: 'Er mine data i sikkerhed?',
    answer:
      'Når du måler, bliver din video på din enhed, og intet sendes; videoer du selv vælger at uploade, bruges kun til at træne AI’en. Ingen ser dem, og de deles ikke med tredjeparter.',
  },
} as const;
