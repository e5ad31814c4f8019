/** How a visitor may come: what the system or the browser is set to, and how fast the network is. */
import type { BrowserContextOptions, Page } from '@playwright/test';

/** One way to come. */
export interface Mode {
  /** Over the settings of the normal way. */
  readonly options?: BrowserContextOptions;
  /** Done before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Pictures, films and typefaces never arrive: nobody waits for them. */
  readonly isHeldBack?: boolean;
}

/** What a slow network shows first: the requests are left without an answer. */
async function holdBack(page: Page): Promise<void> {
  const late = ['image', 'font', 'media'];
  await page.route('**/*', (route) =>
    late.includes(route.request().resourceType()) ? undefined : route.fallback(),
  );
}

/**
 * As the tests do it: rem grows, the window does not. Media queries in em do not follow, as they
 * would a browser's own setting, which Chromium forgets while it takes a whole page's picture.
 */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
}

export const MODES = {
  normal: {},
  loading: { prepare: holdBack, isHeldBack: true },
  light: { options: { colorScheme: 'light' } },
  'reduced-motion': { options: { reducedMotion: 'reduce' } },
  'no-script': { options: { javaScriptEnabled: false } },
  'forced-colours': { options: { forcedColors: 'active' } },
  'text-200': { prepare: enlargeText },
} as const satisfies Record<string, Mode>;
