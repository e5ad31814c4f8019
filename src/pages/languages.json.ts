import type { APIRoute } from 'astro';
import { locales } from '../i18n/locales.ts';

/** The offer of each language, which LanguageOffer.client.ts shows to visitors who read another one. */
export const GET: APIRoute = () => {
  const offers = locales.map(({ hreflang, content: { languages } }) => [
    hreflang,
    [languages.offer, languages.dismiss],
  ]);
  return new Response(JSON.stringify(Object.fromEntries(offers)), {
    headers: { 'Content-Type': 'application/json' },
  });
};
