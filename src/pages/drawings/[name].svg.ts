import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS } from '../../sections/Trailer/drawings/drawings.ts';

/** Drawings as files: they lie below the first view, which need not wait for them. */
export const getStaticPaths = (() =>
  Object.entries(DRAWINGS).map(([name, drawing]) => ({
    params: { name },
    props: { drawing },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ drawing: () => React.ReactNode }> = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(props.drawing)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
