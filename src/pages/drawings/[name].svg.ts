import type { APIRoute, GetStaticPaths } from 'astro';
import { QR_CODE_FILE } from '../../sections/Closing/qrCode/QrCodeDrawing.tsx';
import { STEP_DRAWINGS } from '../../sections/HowItWorks/drawings/drawings.tsx';

/** The drawings below the first view, as files, to keep them out of the HTML. */
export const getStaticPaths = (() =>
  [...STEP_DRAWINGS, QR_CODE_FILE].map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
