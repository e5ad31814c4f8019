import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { interpolateHtml } from '../../lib/interpolateHtml.ts';

export const getStaticPaths = () =>
  locales.map((locale) => ({
    params: { captions: locale.captions.path.slice('/media/'.length, -'.vtt'.length) },
    props: { locale },
  }));

/** The demo's captions in each language as WebVTT, with the app's name escaped as in HTML. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  // Relative to the project's root, the working directory, because bundling moves this module.
  const captions = await readFile(`src/content/${locale.folder}/demo.vtt`, 'utf8');
  return new Response(interpolateHtml(captions, { name: site.name }), {
    headers: { 'Content-Type': 'text/vtt' },
  });
};
