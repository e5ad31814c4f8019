/** The two placeholder clips: what they show at each moment. */
import { captureScreen, NIGHT, type Picture, resultsScreen, wideFlight } from './scene.ts';

/** A film: its length, and its picture at a moment. */
export interface Clip {
  readonly durationS: number;
  /** @param timeS seconds since the film began */
  frame(timeS: number): string;
}

/** How much slower than in the hall the shuttle flies on film. */
const SLOW_MOTION = 8;
/** The film time at which the racket meets the shuttle. */
const CONTACT_S = 0.8;

const flown = (timeS: number): number => (timeS - CONTACT_S) / SLOW_MOTION;

/** 0 at both ends of the film and 1 between, so that the loop has no visible cut. */
function fade(timeS: number, durationS: number): number {
  const edgeS = 0.5;
  return Math.min(1, timeS / edgeS, (durationS - timeS) / edgeS);
}

/** A screen of the app in a plain phone, in the middle of a 16:9 picture. */
function inPhone({ width, height, draw }: Picture, flownS: number, scale: number): string {
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [(1280 - w) / 2, (720 - h) / 2];
  const screen = draw(flownS).replace('<svg ', `<svg x="${x}" y="${y}" `);
  const sized = screen.replace(/width="\d+" height="\d+"/, `width="${w}" height="${h}"`);
  return `<rect x="${x - 12}" y="${y - 12}" width="${w + 24}" height="${h + 24}" rx="56" fill="#04060b" stroke="#2a3347" stroke-width="2"/>
    <clipPath id="screen"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="44"/></clipPath>
    <g clip-path="url(#screen)">${sized}</g>`;
}

function picture(content: string, opacity: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
    <rect width="1280" height="720" fill="${NIGHT}"/><g opacity="${opacity.toFixed(3)}">${content}</g></svg>`;
}

/** One smash in slow motion, tracked, and its number. */
export const trailer: Clip = {
  durationS: 8,
  frame(timeS) {
    return picture(wideFlight.draw(flown(timeS)), fade(timeS, this.durationS));
  },
};

/** The app in use: filming, then the result. */
export const demo: Clip = {
  durationS: 11,
  frame(timeS) {
    const cutS = 6.5;
    return timeS < cutS
      ? picture(inPhone(captureScreen, flown(timeS), 1.25), fade(timeS, cutS))
      : picture(
          inPhone(resultsScreen, Number.POSITIVE_INFINITY, 0.76),
          fade(timeS - cutS, this.durationS - cutS),
        );
  },
};
