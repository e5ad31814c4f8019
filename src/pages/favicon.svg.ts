import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../components/Icon.tsx';

/** The icon for browser tabs. */
export const GET: APIRoute = () =>
  new Response(renderToStaticMarkup(Icon({})), { headers: { 'Content-Type': 'image/svg+xml' } });
