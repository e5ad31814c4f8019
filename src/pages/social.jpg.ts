import type { APIRoute } from 'astro';
import { drawSocialPicture } from '../sections/Hero/social/drawSocialPicture.ts';

/** The picture networks and chats show with a link. A JPEG of 80 kB: a PNG takes 470. */
export const GET: APIRoute = async () =>
  new Response(await drawSocialPicture(), { headers: { 'Content-Type': 'image/jpeg' } });
