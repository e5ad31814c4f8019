/** `npm run launch-check`: lists what is not ready to be published, and what only a person can judge. */
import { site } from '../../site.config.ts';
import { findPlaceholders } from '../build/placeholders.ts';
import { exitOnInvalidConfig } from '../build/validateConfig.ts';
import { findStaleTranslations } from './staleTranslations.ts';

/** What no program can know. */
const CHECKLIST = [
  'Every claim of the site is true of your app: docs/owner.md lists them, in section 6.',
  site.pageViewScript
    ? `Your host serves ${site.pageViewScript}, and the privacy policy describes page views as it counts them.`
    : 'Nothing counts page views.',
  'Captions, transcript and alternative texts match your films and screenshots.',
  `${site.appStore.url} is your listing, and ${site.social.url} the profile of ${site.social.handle}.`,
  'A message from the published form has arrived, and the answer reaches its sender.',
];

const printList = (title: string, mark: string, sentences: readonly string[]) => {
  if (sentences.length > 0) console.log([`\n${title}`, ...sentences].join(`\n  ${mark} `));
};

await exitOnInvalidConfig();
const placeholders = findPlaceholders();
printList('To be replaced:', '✘', placeholders);
printList('Stale translations:', '–', [...findStaleTranslations()]);
printList('Only you can know:', '☐', CHECKLIST);
console.log(placeholders.length > 0 ? '\nNot ready to be published.' : '\nReady: publish.');
process.exitCode = placeholders.length > 0 ? 1 : 0;
