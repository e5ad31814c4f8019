import { site } from '../../../site.config.ts';

/** One question card. The question is also the hash that opens it. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export const faqTitle = 'Frequently Asked Questions';

/** Below the questions, each before the link to its page. */
export const inDetail = {
  privacy: 'Your data in detail:',
  terms: 'The rules of the app:',
} as const;

/** On each open card. */
export const share = {
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'Not copied. Use the address bar.',
} as const;

const minimumSystem = site.minimumSystem ? ` It needs ${site.minimumSystem} or later.` : '';

/** Shown in this order. */
export const faq: readonly FaqEntry[] = [
  {
    question: `What is ${site.name}?`,
    answer: `An app that measures how fast you hit. Film a rally, and on-device AI follows the shuttle through the video and gives the ${site.phrase} off the racket in km/h, so that you can track your progress over time.`,
  },
  {
    question: 'How do I download it?',
    answer: `Choose Download Now on this page, or search for ${site.name} in the App Store. You do not need to sign in. On Android? Sorry, there is no version for it; a friend’s iPhone or iPad will do.`,
  },
  {
    question: 'Which devices does it run on?',
    answer: `iPhone, iPad and Mac, MacBook included.${minimumSystem} There is no Android version.`,
  },
  {
    question: 'Is it really free?',
    answer: 'Yes, completely. There are no premium tiers and no hidden fees.',
  },
  {
    question: 'Does it work offline?',
    answer: 'Yes. Measuring happens on your device and needs neither a connection nor an upload.',
  },
  {
    question: 'Is my data safe?',
    answer:
      'Measuring keeps your video on your device. If you choose to upload one, it is used only to train the AI: no human views it, and it is not shared with third parties.',
  },
];
