import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';

/** The canonical URL of every indexed page. */
export const GET: APIRoute = async () => {
  const legal = (await getCollection('legal')).map(({ id }) => `/${id}`).sort();
  const urls = ['/', ...legal].map(
    (path) => `  <url><loc>${new URL(path, site.origin).href}</loc></url>`,
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/xml' } });
};
