/** What the components import while the site is built, and a browser has no use for. */
import builtPage from 'virtual:built-page';

const notInBrowser = () => {
  throw new Error('This is done when the site is built.');
};

// src/lib/displayFace.ts
export const advanceEm = notInBrowser;
export const inkEm = notInBrowser;

// src/sections/Trailer/drawings/drawings.ts
export const drawingPath = (name: string): string =>
  builtPage.drawings.find((path) => path.includes(`/${name}.`)) ?? '';

// src/sections/Faq/scanCode/codeFile.ts
export const CODE_FILE = {
  name: /([^/]*)\.svg$/.exec(drawingPath('app-store'))?.[1] ?? '',
  sizePx: 123,
};

// react-dom/server: the form is drawn by main.tsx.
export const renderToString = (): string => '';

// astro:env/client: nothing is sent while it is measured.
export const PUBLIC_EMAILJS_ORIGIN = '/';
export const PUBLIC_EMAILJS_PUBLIC_KEY = 'key';
export const PUBLIC_EMAILJS_SERVICE_ID = 'service';
export const PUBLIC_EMAILJS_TEMPLATE_ID = 'template';
