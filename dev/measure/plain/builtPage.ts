import type { Page } from '@playwright/test';
import { hero } from '../../../src/content/en/home.ts';
import type { SizedImage } from '../../../src/lib/sizeImage.ts';
import { type Headline, setHeadline } from '../../../src/sections/Hero/headline.ts';
import { heroStyle } from '../../../src/sections/Hero/heroStyle.ts';

/** What the site's build has made for the home page, and the plain build uses as it is. */
export interface BuiltPage {
  readonly headline: Headline;
  readonly heroStyle: string;
  readonly hall: SizedImage;
  readonly captureScreen: SizedImage;
  readonly captureWideScreen: SizedImage;
  readonly resultsScreen: SizedImage;
  /** The addresses of the trailer's and the demo's poster. */
  readonly posters: readonly string[];
  /** The addresses of the steps' drawings. */
  readonly drawings: readonly string[];
}

/** Reads from the built home page, open in a browser, which pictures it shows. */
export async function readBuiltPage(page: Page): Promise<BuiltPage> {
  const found = await page.evaluate(() => {
    const sized = (img: HTMLImageElement, from: number): SizedImage => {
      const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])];
      const [avif, webp] = sources.slice(from);
      return {
        src: img.src,
        srcSet: webp?.srcset || img.srcset,
        avifSrcSet: avif?.srcset ?? '',
        width: webp?.width || img.width,
        height: webp?.height || img.height,
      };
    };
    const [hall, capture, results] = document.querySelectorAll<HTMLImageElement>('#hero-stage img');
    if (!hall || !capture || !results) throw new Error('The first view has other pictures.');
    return {
      hall: sized(hall, 0),
      captureScreen: sized(capture, 0),
      captureWideScreen: sized(capture, 2),
      resultsScreen: sized(results, 0),
      posters: [...document.querySelectorAll('video')].map(({ poster }) => poster),
      drawings: [...document.querySelectorAll<HTMLImageElement>('img[src^="/drawings/"]')].map(
        (img) => img.src,
      ),
    };
  });
  const headline = setHeadline(hero.title);
  return { ...found, headline, heroStyle: heroStyle(headline) };
}
