import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';
import { getCaptions } from '../../i18n/captions.ts';
import { locales } from '../../i18n/locales.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import { escapeHtml } from '../../lib/build/html.ts';

export function getStaticPaths() {
  const texts = new Map(locales.map(getCaptions).map(({ path, text }) => [path, text]));
  return Array.from(texts, ([path, text]) => ({
    params: { captions: path.slice('/media/'.length, -'.vtt'.length) },
    props: { text },
  }));
}

/** The demo's captions in each language as WebVTT, with the app's name escaped as in HTML. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(interpolate(text, { name: escapeHtml(site.name) }), {
    headers: { 'Content-Type': 'text/vtt' },
  });
