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
  readonly presets: Readonly<Record<'search' | 'recording' | 'rendered', string>>;
  /** How the grain of rendered videos is treated. That of recordings is filtered out earlier. */
  readonly grain: readonly string[];
}

/** A spatial and temporal noise filter. */
export const DENOISE = 'hqdn3d=4:3:10:8';

/**
 * Film grain is removed by the encoder, described, and added again by the decoder. This costs few
 * bytes, and the grain hides the bands that 8 bits leave in dark gradients.
 */
export const AV1: Encoder = {
  name: 'AV1',
  codec: options('-c:v libsvtav1'),
  bestCrf: 28,
  worstCrf: 55,
  crfPerHalving: 8,
  presets: { search: '10', recording: '8', rendered: '4' },
  grain: options('-svtav1-params film-grain=10:film-grain-denoise=1'),
};

/**
 * H.264 cannot describe grain and would blur it at these sizes, so most of it is filtered out.
 * aq-mode 3 spends more bits on dark gradients, where bands show first. The level is fixed because
 * slow presets may otherwise choose one that old phones cannot decode.
 */
export const H264: Encoder = {
  name: 'H.264',
  codec: options('-c:v libx264 -aq-mode 3 -profile:v high -level 4.0'),
  bestCrf: 19,
  worstCrf: 34,
  crfPerHalving: 6,
  presets: { search: 'veryfast', recording: 'medium', rendered: 'slower' },
  grain: ['-vf', DENOISE],
};
