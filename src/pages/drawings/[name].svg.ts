import type { APIRoute, GetStaticPaths } from 'astro';
import { DRAWING_FILES } from '../../sections/Trailer/drawings/drawings.ts';

export const getStaticPaths = (() =>
  DRAWING_FILES.map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
