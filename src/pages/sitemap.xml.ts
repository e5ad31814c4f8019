import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';
import { listAlternatesWithDefault, locales } from '../i18n/locales.ts';
import { PAGE_PATHS } from '../lib/build/pagePaths.ts';

/** Every indexed page with its versions in other languages (https://www.sitemaps.org/protocol.html). */
export const GET: APIRoute = () => {
  const url = (path: string) => new URL(path, site.origin).href;
  const entries = PAGE_PATHS.flatMap((path) => {
    const alternates = listAlternatesWithDefault(path).map(
      ({ hreflang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${url(href)}"/>`,
    );
    return locales.flatMap(({ homePath }) => [
      `  <url><loc>${url(homePath + path)}</loc>`,
      ...alternates,
      '  </url>',
    ]);
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/xml' } });
};
