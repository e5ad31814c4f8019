import type { APIRoute, GetStaticPaths } from 'astro';
import { locales } from '../../i18n/locales.ts';
import { QR_CODE_FILE } from '../../sections/Closing/QrCode.tsx';
import { courtPlanFiles } from '../../sections/FilmingGuide/CourtPlan.tsx';

/** Drawings below the first view. They are files, because the HTML would be larger with them. */
const FILES = new Map(
  [
    ...locales.flatMap(({ content, lang }) =>
      Object.values(courtPlanFiles(lang, content.labWords.units.m)),
    ),
    QR_CODE_FILE,
  ].map(({ name, svg }) => [name, svg]),
);

export const getStaticPaths = (() =>
  Array.from(FILES, ([name, svg]) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
