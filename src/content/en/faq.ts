export const faqTitle = 'Frequently Asked Questions';

/** Below the questions, each before the link to its page. */
export const legalIntroductions = {
  privacy: 'Your data in detail:',
  terms: 'Full terms:',
} as const;

/**
 * The questions, shown in this order. The name before each stays the same in every language; a
 * question is also the hash of the address that opens it.
 */
export const faq = {
  what: {
    question: 'What is {{name}}?',
    answer:
      'An app that measures how fast you hit. Film a rally, and on-device AI follows the shuttle through the video and gives the {{phrase}} off the racket in km/h, so that you can track your progress over time.',
  },
  download: {
    question: 'How do I download it?',
    answer:
      'Choose Download Now on this page, or search for {{name}} in the App Store. You don’t need to sign in. On Android? Sorry, there’s no Android version, but you can borrow a friend’s iPhone or iPad.',
  },
  /** The lowest version of a system belongs into this answer: “It needs iOS 17 or later.” */
  devices: {
    question: 'Which devices does it run on?',
    answer: 'iPhone, iPad and Mac, MacBook included. There is no Android version.',
  },
  free: {
    question: 'Is it really free?',
    answer: 'Yes, completely. There are no premium tiers and no hidden fees.',
  },
  offline: {
    question: 'Does it work offline?',
    answer: 'Yes. Measuring happens on your device and needs neither a connection nor an upload.',
  },
  data: {
    question: 'Is my data safe?',
    answer:
      'When you measure, your video stays on your device and nothing is sent; videos you choose to upload are used only to train the AI. Nobody watches them, and they are not shared with third parties.',
  },
} as const;
