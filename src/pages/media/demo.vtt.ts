import type { APIRoute } from 'astro';
import { readDemoCaptions } from '../../lib/demoCaptions.ts';

/** The demo's captions, beside its film. */
export const GET: APIRoute = async () =>
  new Response(await readDemoCaptions(), { headers: { 'Content-Type': 'text/vtt' } });
