/** The close-up stills of the chapters: the phone on its tripod, the shuttle in its box, and the result. */
import { type ImageView, TRIPOD_M } from '../../src/lib/camera.ts';
import { createCanvas, pngBase64 } from '../app/canvas.ts';
import { COLOUR, numeral, write } from '../app/design.ts';
import { drawSpeedBars } from '../app/speedBars.ts';
import { drawTrail } from '../app/trailOverlay.ts';
import { SMASH_AT_S } from '../rally/rally.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../rally/timing.ts';
import { scaled } from '../rally/tripodViews.ts';
import type { View } from '../scene/view.ts';
import { BASE_VIEW, RESULT_SHOT } from './shots.ts';

const SIZE = { width: 1280, height: 512 } as const;
const STILL = { ...BASE_VIEW, ...SIZE, shutterS: 0 } as const;

/** The frame of the phone at which the shuttle is shown in its box. */
const TRACKED_FRAMES = 10;

const PX_PER_M = 400;
const TRACK_VIEW: ImageView = {
  ...SIZE,
  focalPx: PX_PER_M * 10.5,
  principalPx: [585 - 1.58 * PX_PER_M, 262 - 1.8 * PX_PER_M],
};

/** The overlay is drawn twice as large as in the app. */
const OVERLAY_SCALE = 2;

export const CHAPTER_VIEWS: Readonly<Record<string, View>> = {
  'chapter-film': {
    ...STILL,
    samples: 14,
    rig: 'side',
    phone: true,
    timeS: SMASH_AT_S - 0.02,
    camera: {
      fromM: [-1.36, 3.61, 11.17],
      towardsM: [TRIPOD_M[0] + 0.004, TRIPOD_M[1] - 0.014, TRIPOD_M[2]],
      fieldOfViewDeg: 12.5,
      shift: [-0.092, -0.05],
      apertureM: 0.0028,
      focusM: TRIPOD_M,
    },
  },
  'chapter-track': {
    ...STILL,
    samples: 10,
    rig: 'side',
    timeS: SMASH_AT_S + (TRACKED_FRAMES - 1) / CAPTURE_FRAMES_PER_SECOND,
    camera: TRACK_VIEW,
  },
  'chapter-read': {
    ...STILL,
    samples: 12,
    rig: 'cinema',
    timeS: SMASH_AT_S,
    isEmpty: true,
    shuttleScale: 0,
    trailS: SMASH_AT_S + 0.02,
    camera: {
      ...(RESULT_SHOT.view(0).camera as Extract<View['camera'], { apertureM: number }>),
      fieldOfViewDeg: 9,
      towardsM: [-3.3, 2.62, -0.32],
      shift: [-0.035, -0.085],
    },
  },
};

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Draws the app over the rendered stills. */
export class ChapterStills {
  async draw(name: string, url: string): Promise<string> {
    const ctx = createCanvas(SIZE.width, SIZE.height);
    ctx.drawImage(await loadImage(url), 0, 0, SIZE.width, SIZE.height);
    if (name === 'chapter-track') {
      ctx.scale(OVERLAY_SCALE, OVERLAY_SCALE);
      drawTrail(ctx, scaled(TRACK_VIEW, 1 / OVERLAY_SCALE), {
        frames: TRACKED_FRAMES,
        numerals: true,
        box: true,
        isStill: true,
      });
    }
    if (name === 'chapter-read') {
      const left = 664;
      numeral(ctx, '320', left, 232, { sizePt: 252, widthPercent: 125 });
      write(ctx, 'km/h off the racket', left, 302, { sizePt: 50, weight: 560 });
      write(ctx, 'Drag curve fitted to 33 frames', left, 352, { sizePt: 34, colour: COLOUR.text });
      drawSpeedBars(ctx, { left, right: 1150, base: 466, height: 84, width: 8, pendingColour: '#fff' }, 33);
    }
    return pngBase64(ctx.canvas);
  }
}
