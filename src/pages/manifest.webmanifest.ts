import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';
import { english } from '../i18n/content.ts';
import { APP_ICONS, MASKABLE_ICON } from '../lib/build/icons.ts';
import { token } from '../styles/tokens.ts';

const entry = ({ path, sizePx }: (typeof APP_ICONS)[number]) => ({
  src: path,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
});

/** The web app manifest. */
export const GET: APIRoute = () => {
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: english.pages.home.description,
    lang: 'en',
    start_url: '/',
    // This site is not the app itself, so it opens in the browser.
    display: 'browser',
    background_color: token('--bg'),
    theme_color: token('--bg'),
    icons: [...APP_ICONS.map(entry), { ...entry(MASKABLE_ICON), purpose: 'maskable' }],
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
