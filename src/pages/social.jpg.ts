import type { APIRoute } from 'astro';
import { drawOgImage } from '../sections/Hero/ogImage/drawOgImage.ts';

/** The Open Graph image. A JPEG of 80 kB; a PNG would take 470 kB. */
export const GET: APIRoute = async () =>
  new Response(await drawOgImage(), { headers: { 'Content-Type': 'image/jpeg' } });
