/** The settings of the two video encoders. */
import { options } from './ffmpeg.ts';

/** An encoder and the range of its constant rate factor (CRF), which is lower for better quality. */
export interface Encoder {
  readonly name: string;
  readonly codec: readonly string[];
  /** A better quality than this cannot be seen on a web page. */
  readonly bestCrf: number;
  /** With a worse quality than this the video looks bad. */
  readonly worstCrf: number;
  /** By how much the factor has to rise to halve the size of the file. */
  readonly crfPerHalving: number;
  /** The preset of the search for the quality, which is fast. */
  readonly searchPreset: string;
  readonly preset: string;
}

/** Small. */
export const AV1: Encoder = {
  name: 'AV1',
  codec: options('-c:v libsvtav1'),
  bestCrf: 28,
  worstCrf: 55,
  crfPerHalving: 8,
  searchPreset: '10',
  preset: '8',
};

/**
 * Played by every browser. aq-mode 3 spends more bits on dark gradients, where bands show first. The
 * level is fixed because presets may otherwise choose one that old phones cannot decode.
 */
export const H264: Encoder = {
  name: 'H.264',
  codec: options('-c:v libx264 -aq-mode 3 -profile:v high -level 4.0'),
  bestCrf: 19,
  worstCrf: 34,
  crfPerHalving: 6,
  searchPreset: 'veryfast',
  preset: 'medium',
};
