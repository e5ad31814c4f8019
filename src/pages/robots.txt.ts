import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';

/** Everything may be read, by search engines and by assistants. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
