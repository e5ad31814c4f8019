/** Examples for unit tests and browser tests: a complete message and a complete configuration. */
import { type SiteConfig, site } from '../../site.config.ts';
import type { Message } from '../../src/sections/Contact/message.ts';

/** A complete message. */
export const COMPLETE_MESSAGE: Message = {
  name: 'Mei Tanaka',
  email: 'mei@club.example',
  subject: 'Club night',
  message: 'May our club try the app?',
  company: '',
};

/** A complete configuration of another owner, every value of which differs from those of this project. */
export const OWN_SITE: SiteConfig = {
  ...site,
  name: 'Birdie & Ace',
  phrase: 'shuttle speed',
  origin: 'https://www.birdie-ace.club',
  appStore: { id: '1234567890', url: 'https://apps.apple.com/ca/app/birdie/id1234567890?l=fr' },
  email: 'write.us+site@mail.birdie-ace.club',
  social: { network: 'YouTube', handle: '@birdieace', url: 'https://www.youtube.com/@birdieace' },
  legalEffectiveDate: '2024-02-29',
  mediaIsIllustration: false,
  pageViewScript: null,
};
