/** Puts films and screens together in the studio's page: hall pictures below, the app's drawing above. */
import { FILM_FRAMES_PER_SECOND } from '../../src/lib/films.ts';
import { newSheet } from '../app/canvas.ts';
import { drawCapture } from '../app/capture.ts';
import { LANDSCAPE, PORTRAIT } from '../app/design.ts';
import { drawResults } from '../app/results.ts';
import { TRAIL_FRAMES } from '../app/trail.ts';
import { DEMO_SIZE, drawDemo } from './demo.ts';
import { hallTimeS, LAST_LIVE_S } from './demoPlan.ts';
import { DEMO_SHOT } from './demoShot.ts';
import { FILM_SIZE, type Shot } from './shots.ts';
import { CAPTURE_SCREENS } from './stills.ts';
import { drawTrailer, layersAt } from './trailer.ts';

/** Where a frame of a shot lies; with `floor`, where its floor is free. */
export type FrameAddress = (shotName: string, frame: number, floor: boolean) => string;

/** Points to pixels on the app's screens. */
const SCREEN_SCALE = 3;
/** Seen this close, the net's far end would reach into the numeral before it. */
const RISE_SHARE = 0.76;

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Opaque where the floor is hidden, from a picture that is white where it is free. */
function standing(floor: HTMLImageElement): HTMLCanvasElement {
  const ctx = newSheet(floor.width, floor.height);
  ctx.drawImage(floor, 0, 0);
  const pixels = ctx.getImageData(0, 0, floor.width, floor.height);
  for (let i = 0; i < pixels.data.length; i += 4) pixels.data[i + 3] = 255 - (pixels.data[i] ?? 0);
  ctx.putImageData(pixels, 0, 0);
  return ctx.canvas;
}

/** The base64 of the PNG on a canvas. */
const png = ({ canvas }: CanvasRenderingContext2D): string => {
  const address = canvas.toDataURL('image/png');
  return address.slice(address.indexOf(',') + 1);
};

/** Draws pictures one by one. Frames of the hall are fetched by their address. */
export class Compositor {
  readonly #addressOf: FrameAddress;
  readonly #trailer = newSheet(FILM_SIZE.width, FILM_SIZE.height);
  readonly #demo = newSheet(DEMO_SIZE.width, DEMO_SIZE.height);
  readonly #hall = new Map<string, Promise<CanvasImageSource>>();

  constructor(addressOf: FrameAddress) {
    this.#addressOf = addressOf;
  }

  /** One frame of the trailer. */
  async trailer(frame: number): Promise<string> {
    const loaded = new Map<string, CanvasImageSource>();
    const key = (shot: Shot, at: number): string => `${shot.name}/${at}`;
    for (const { shot, frame: at } of layersAt(frame)) {
      loaded.set(key(shot, at), await load(this.#addressOf(shot.name, at, false)));
      if (shot.withFloor)
        loaded.set(
          `${key(shot, at)}/floor`,
          standing(await load(this.#addressOf(shot.name, at, true))),
        );
    }
    const found = (name: string): CanvasImageSource => {
      const image = loaded.get(name);
      if (!image) throw new Error(`No picture ${name}`);
      return image;
    };
    drawTrailer(this.#trailer, frame, {
      picture: (shot, at) => found(key(shot, at)),
      standing: (shot, at) => found(`${key(shot, at)}/floor`),
    });
    return png(this.#trailer);
  }

  /** The picture of the hall at a moment, kept for the next frames. */
  #hallAt(timeS: number, floor: boolean): Promise<CanvasImageSource> {
    const frame = DEMO_SHOT.times.findIndex((each) => Math.abs(each - timeS) < 1e-6);
    if (frame === -1) throw new Error(`The demo has no picture of ${timeS} s`);
    const name = `${frame}${floor}`;
    const known = this.#hall.get(name);
    if (known) return known;
    const address = this.#addressOf(DEMO_SHOT.name, frame, floor);
    const image = floor ? load(address).then(standing) : load(address);
    this.#hall.set(name, image);
    return image;
  }

  /** One frame of the demo. */
  async demo(frame: number): Promise<string> {
    const timeS = frame / FILM_FRAMES_PER_SECOND;
    const needed = [timeS, Math.min(timeS, LAST_LIVE_S)].map(hallTimeS);
    const pictures = new Map<number, CanvasImageSource>();
    const floors = new Map<number, CanvasImageSource>();
    for (const at of needed) {
      pictures.set(at, await this.#hallAt(at, false));
      floors.set(at, await this.#hallAt(at, true));
    }
    const found = (of: typeof pictures, at: number): CanvasImageSource => {
      const image = of.get(at);
      if (!image) throw new Error(`No picture of the hall at ${at} s`);
      return image;
    };
    drawDemo(this.#demo, timeS, {
      picture: (at) => found(pictures, at),
      standing: (at) => found(floors, at),
    });
    return png(this.#demo);
  }

  /** The capture screen of this name. */
  async captureScreen(name: string): Promise<string> {
    const screen = CAPTURE_SCREENS.find((each) => each.name === name);
    if (!screen) throw new Error(`No capture screen ${name}`);
    const { still, view, isShownSmall } = screen;
    const ctx = newSheet(LANDSCAPE.width * SCREEN_SCALE, LANDSCAPE.height * SCREEN_SCALE);
    ctx.scale(SCREEN_SCALE, SCREEN_SCALE);
    drawCapture(ctx, {
      picture: await load(this.#addressOf(still.name, 0, false)),
      view,
      standing: standing(await load(this.#addressOf(still.name, 0, true))),
      lock: 1,
      trail: { frames: TRAIL_FRAMES, numerals: true, box: false, riseShare: RISE_SHARE },
      status: 'One dot, one frame',
      recordedS: 3,
      isShownSmall,
    });
    return png(ctx);
  }

  /** The results screen. */
  resultsScreen(): string {
    const ctx = newSheet(PORTRAIT.width * SCREEN_SCALE, PORTRAIT.height * SCREEN_SCALE);
    ctx.scale(SCREEN_SCALE, SCREEN_SCALE);
    drawResults(ctx);
    return png(ctx);
  }
}
