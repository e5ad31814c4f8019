import type { APIRoute, GetStaticPaths } from 'astro';
import { CODE_FILE } from '../../sections/Faq/scanCode/codeFile.ts';
import { DRAWING_FILES } from '../../sections/Trailer/drawings/drawings.ts';

/** Drawings as files: they lie below the first view, which need not wait for them. */
export const getStaticPaths = (() =>
  [...DRAWING_FILES, CODE_FILE].map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
