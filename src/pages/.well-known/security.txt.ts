import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';
import { securityText } from '../../lib/build/securityText.ts';

/** security.txt (RFC 9116). Each build renews its expiry date. */
export const GET: APIRoute = () =>
  new Response(securityText(site, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
