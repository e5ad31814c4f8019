/**
 * The facts of the site's owner. Words are in `src/content/en`, the public ids of the email service in `.env`,
 * the accent colour in `src/styles/tokens.css` and redirects in `hosting.config.ts`.
 */
export interface SiteConfig {
  /** The app's name, as people say it. */
  readonly name: string;
  /**
   * Your logo: the path of an SVG, or of a PNG of at least 180 pixels, for example
   * 'src/assets/logo.svg'; null shows the site's own mark. It stands on a dark ground.
   */
  readonly logo: string | null;
  /** What the app measures, lower case, as it reads inside a sentence. */
  readonly phrase: string;
  /** The address the site is published at: scheme and host, no trailing slash. */
  readonly origin: string;
  /** The listing in the App Store. */
  readonly appStore: { readonly id: string; readonly url: string };
  /** Where visitors write to, and where the contact form's template should deliver. */
  readonly email: string;
  /** The one social profile the contact card links to. */
  readonly social: { readonly network: string; readonly handle: string; readonly url: string };
  /** The day both legal pages took effect, as YYYY-MM-DD. */
  readonly legalEffectiveDate: string;
  /** Marks pictures and videos as computer-made. Switch off once they are your own recordings. */
  readonly mediaIsIllustration: boolean;
  /** Path of the host's page-view script, or null to count nothing. */
  readonly pageViewScript: string | null;
}

export const site: SiteConfig = {
  name: 'Smash Speed',
  logo: null,
  phrase: 'smash speed',
  origin: 'https://smashspeed.example',
  appStore: { id: '0000000000', url: 'https://apps.apple.com/app/id0000000000' },
  email: 'hello@smashspeed.example',
  social: {
    network: 'Instagram',
    handle: '@smashspeed',
    url: 'https://instagram.example/smashspeed',
  },
  legalEffectiveDate: '2025-07-15',
  mediaIsIllustration: true,
  pageViewScript: '/_vercel/insights/script.js',
};
