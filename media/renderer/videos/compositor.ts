/** Draws complete images in a browser page: rendered frames of the scene with the app on top. */
import { type Context2D, createCanvas, pngBase64 } from '../app/canvas.ts';
import { drawCaptureScreen, drawEmptyCaptureScreen, type SceneFrame } from '../app/captureScreen.ts';
import { LANDSCAPE, PORTRAIT, type ScreenSize } from '../app/design.ts';
import { drawResultsStill } from '../app/resultsScreen.ts';
import { drawDemo } from './demo.ts';
import { sceneTimeS } from './demoTimeline.ts';
import { DEMO_SHOT, type Shot } from './shots.ts';
import { FRAMES_PER_SECOND, VIDEO_SPECS } from './specs.ts';
import { CAPTURE_SCREENS, REPLAY_FRAMES, SCREEN_SCALE } from './stills.ts';
import { drawTrailer, layersAt } from './trailer.ts';

/** Where a rendered frame and its floor mask can be loaded from. */
export interface FrameUrls {
  readonly image: string;
  readonly floor: string;
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Turns a floor mask, white where the floor is visible, into one that is opaque elsewhere. */
function occludersOf(floor: HTMLImageElement): HTMLCanvasElement {
  const ctx = createCanvas(floor.width, floor.height);
  ctx.drawImage(floor, 0, 0);
  const pixels = ctx.getImageData(0, 0, floor.width, floor.height);
  for (let i = 0; i < pixels.data.length; i += 4) pixels.data[i + 3] = 255 - (pixels.data[i] ?? 0);
  ctx.putImageData(pixels, 0, 0);
  return ctx.canvas;
}

function createScreen({ width, height }: ScreenSize): Context2D {
  const ctx = createCanvas(width * SCREEN_SCALE, height * SCREEN_SCALE);
  ctx.scale(SCREEN_SCALE, SCREEN_SCALE);
  return ctx;
}

/** Every method returns a PNG as base64. */
export class Compositor {
  readonly #urls: Readonly<Record<string, readonly FrameUrls[]>>;
  readonly #trailer = createCanvas(VIDEO_SPECS.trailer.width, VIDEO_SPECS.trailer.height);
  readonly #demo = createCanvas(VIDEO_SPECS.demo.width, VIDEO_SPECS.demo.height);

  /** @param urls the frames of each shot, by its name */
  constructor(urls: Readonly<Record<string, readonly FrameUrls[]>>) {
    this.#urls = urls;
  }

  async #load({ name, withFloor }: Shot, frame: number): Promise<SceneFrame> {
    const urls = this.#urls[name]?.[frame];
    if (!urls) throw new Error(`The shot ${name} has no frame ${frame}.`);
    const image = await loadImage(urls.image);
    return { image, occluders: withFloor ? occludersOf(await loadImage(urls.floor)) : null };
  }

  async trailer(frame: number): Promise<string> {
    const layers = layersAt(frame).map(async (layer) => {
      return { ...layer, scene: await this.#load(layer.shot, layer.frame) };
    });
    drawTrailer(this.#trailer, await Promise.all(layers));
    return pngBase64(this.#trailer.canvas);
  }

  #loadDemoScene(timeS: number): Promise<SceneFrame> {
    const sceneS = sceneTimeS(timeS);
    const frame = DEMO_SHOT.times.findIndex((each) => Math.abs(each - sceneS) < 1e-6);
    return this.#load(DEMO_SHOT, frame);
  }

  async demo(frame: number): Promise<string> {
    const timeS = frame / FRAMES_PER_SECOND;
    drawDemo(this.#demo, timeS, await this.#loadDemoScene(timeS));
    return pngBase64(this.#demo.canvas);
  }

  /** The capture screen before the flight. */
  async emptyCaptureScreen(shot: string): Promise<string> {
    const url = this.#urls[shot]?.[0]?.image ?? '';
    const ctx = createScreen(LANDSCAPE);
    drawEmptyCaptureScreen(ctx, { image: await loadImage(url), occluders: null }, shot !== 'court');
    return pngBase64(ctx.canvas);
  }

  async captureScreen(name: string): Promise<string> {
    const screen = CAPTURE_SCREENS.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no capture screen ${name}.`);
    const { still, view, smallestPt, firstNumeral } = screen;
    const ctx = createScreen(LANDSCAPE);
    drawCaptureScreen(ctx, {
      scene: await this.#load(still, 0),
      view,
      lock: 1,
      trail: {
        frames: REPLAY_FRAMES,
        numerals: true,
        box: true,
        isStill: true,
        smallestPt,
        firstNumeral,
      },
      replay: { frames: REPLAY_FRAMES, settled: 0, smallTitlePt: smallestPt },
    }, name !== 'capture-wide-screen');
    return pngBase64(ctx.canvas);
  }

  resultsScreen(): string {
    const ctx = createScreen(PORTRAIT);
    drawResultsStill(ctx);
    return pngBase64(ctx.canvas);
  }
}
