import type { APIRoute, GetStaticPaths } from 'astro';
import { logo } from '../../lib/build/logo.ts';

/** The owner's logo for bar and footer. */
export const getStaticPaths = (() =>
  logo ? [{ params: { name: logo.file.name }, props: logo.file }] : []) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.png, { headers: { 'Content-Type': 'image/png' } });
