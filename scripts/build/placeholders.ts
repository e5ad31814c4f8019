import { type SiteConfig, site } from '../../site.config.ts';
import { isPlaceholderId } from '../../src/lib/build/appStoreId.ts';
import { EMAIL_SETTINGS, readSetting } from './environment.ts';

/** Whether a host name is reserved for examples (RFC 2606). */
const isExample = (host: string): boolean => /(?:^|\.)example(?:\.com|\.org|\.net)?$/.test(host);

/**
 * Finds what an owner has still to replace. One sentence for each, which says what to do.
 * @param config a valid configuration
 * @param settings the names of the email settings that a build would have
 */
export function findPlaceholders(
  { appStore, email, mediaIsIllustration, origin, social }: SiteConfig = site,
  settings: readonly string[] = EMAIL_SETTINGS.filter((name) => readSetting(name)),
): string[] {
  const placeholders: readonly (readonly [isLeft: boolean, whatToDo: string])[] = [
    [isExample(new URL(origin).host), 'origin: put in the address the site will have.'],
    [isExample(email.replace(/.*@/, '')), 'email: put in the address visitors should write to.'],
    [isPlaceholderId(appStore.id), 'appStore: put in the address of your listing, and its id.'],
    [isExample(new URL(social.url).host), 'social: put in your profile.'],
    [
      mediaIsIllustration,
      'mediaIsIllustration: replace the shipped films and pictures with your own, then set it to false (docs/owner.md, section 2).',
    ],
  ];
  return [
    ...placeholders.flatMap(([isLeft, whatToDo]) => (isLeft ? `site.config.ts, ${whatToDo}` : [])),
    ...EMAIL_SETTINGS.filter((name) => !settings.includes(name)).map(
      (name) => `${name}: set it in .env, or where your host builds (docs/owner.md, section 3).`,
    ),
  ];
}
