import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';
import { interpolateHtml } from '../../lib/interpolateHtml.ts';

// Relative to the project's root, the working directory, because bundling moves this module.
const FILE = 'src/content/en/demo.vtt';

/** The demo's captions as WebVTT, with the app's name escaped as in HTML. */
export const GET: APIRoute = async () =>
  new Response(interpolateHtml(await readFile(FILE, 'utf8'), { name: site.name }), {
    headers: { 'Content-Type': 'text/vtt' },
  });
