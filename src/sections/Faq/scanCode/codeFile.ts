import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../../../site.config.ts';
import { fingerprint } from '../../../lib/sha256.ts';
import { CodeDrawing, codeSize } from './CodeDrawing.tsx';

/** Pixels for each module: whole ones are sharp. */
const MODULE_PX = 3;

const svg = renderToStaticMarkup(createElement(CodeDrawing, { text: site.appStore.url }));

/** The code of the listing as a file of its own: who has no use for it does not load it. */
export const CODE_FILE = {
  svg,
  name: `app-store.${fingerprint(svg)}`,
  sizePx: codeSize(site.appStore.url) * MODULE_PX,
};
