import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';
import { securityText } from '../../lib/securityText.ts';

/** Where those who find a weakness report it. Each build renews how long that holds. */
export const GET: APIRoute = () =>
  new Response(securityText(site, ['en'], new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
