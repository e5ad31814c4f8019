import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { hero } from '../../../src/content/en/home.ts';
import { filmStyle } from '../../../src/lib/films.ts';
import type { SizedImage } from '../../../src/lib/sizeImage.ts';
import { type Headline, setHeadline } from '../../../src/sections/Hero/headline.ts';
import { heroStyle } from '../../../src/sections/Hero/heroStyle.ts';
import type { Illustration } from '../../../src/sections/Hero/Stage.tsx';

/** What the site's build has made for the home page, and the plain build uses as it is. */
export interface BuiltPage {
  readonly headline: Headline;
  readonly computedStyle: string;
  readonly captureScreen: SizedImage;
  readonly resultsScreen: SizedImage;
  readonly illustration?: Illustration | undefined;
  /** The addresses of the trailer's and the demo's poster. */
  readonly posters: readonly string[];
  /** The addresses of the steps' drawings. */
  readonly drawings: readonly string[];
}

/** Reads from the built home page, open in a browser, which pictures it shows. */
export async function readBuiltPage(page: Page): Promise<BuiltPage> {
  const { mediaIsIllustration } = site;
  const found = await page.evaluate((isIllustration) => {
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
    const images = [...document.querySelectorAll<HTMLImageElement>('#hero-stage img')];
    const hall = isIllustration ? images.shift() : undefined;
    const [capture, results] = images;
    if (!capture || !results) throw new Error('The first view has other pictures.');
    return {
      captureScreen: sized(capture, 0),
      resultsScreen: sized(results, 0),
      illustration: hall && { hall: sized(hall, 0), captureWideScreen: sized(capture, 2) },
      posters: [...document.querySelectorAll('video')].map(({ poster }) => poster),
      drawings: [...document.querySelectorAll<HTMLImageElement>('img[src^="/drawings/"]')].map(
        (img) => img.src,
      ),
    };
  }, mediaIsIllustration);
  const headline = setHeadline(hero.title);
  return {
    ...found,
    headline,
    computedStyle: heroStyle(headline, mediaIsIllustration) + filmStyle,
  };
}
