import type { APIRoute } from 'astro';
import { type Locale, locales } from '../i18n/locales.ts';
import { drawOgImage } from '../sections/Hero/ogImage/drawOgImage.ts';

export const getStaticPaths = () =>
  locales.map((locale) => ({
    params: { image: locale.ogImagePath.slice(1, -'.jpg'.length) },
    props: { locale },
  }));

/** The Open Graph image of each language. A JPEG of 80 kB; a PNG would take 470 kB. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  new Response(await drawOgImage(locale), { headers: { 'Content-Type': 'image/jpeg' } });
