import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';

/** Allows every crawler. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
