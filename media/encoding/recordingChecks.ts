/** Decides whether and how a recording can be used, from what ffprobe reports about it. */
import type { Probe } from './ffmpeg.ts';

/** ffmpeg's names for the transfer curves of HDR: hybrid log-gamma and PQ. */
const HDR_TRANSFERS = ['arib-std-b67', 'smpte2084'];

/** The frame rates a recording can be shown at. The last one is for recordings that fit none. */
export const FRAME_RATES: readonly number[] = [24, 25, 30];

/** The video streams. Cover art is reported as a video stream too. */
const filterVideoStreams = ({ streams = [] }: Probe) =>
  streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );

/** The duration of a recording in seconds, or NaN when the file does not state it. */
export const readDurationS = ({ format }: Probe): number => Number(format?.duration);

/**
 * The frame rate to show a recording at, in frames a second: its own rate, or a whole fraction of
 * it, so that all frames are shown for the same time.
 */
export function readFrameRate(recording: Probe): number {
  const rate = filterVideoStreams(recording)[0]?.avg_frame_rate ?? '';
  const [frames = 0, seconds = 1] = rate.split('/').map(Number);
  const isWholeFraction = (shownRate: number): boolean => {
    const ratio = frames / seconds / shownRate;
    return ratio > 0.5 && Math.abs(ratio / Math.round(ratio) - 1) < 0.01;
  };
  return FRAME_RATES.findLast(isWholeFraction) ?? 30;
}

/**
 * Checks whether a recording can be used.
 * @returns why it cannot be used and what to do about it, as the rest of a sentence, or null
 */
export function rejectRecording(recording: Probe, needsSound: boolean): string | null {
  const videoStreams = filterVideoStreams(recording);
  if (videoStreams.length === 0 || !(readDurationS(recording) >= 1))
    return 'is not a video, is shorter than a second or does not state its duration: export it as MP4 or MOV.';
  // Interpreted as SDR the colours would be washed out, and tone mapping is a matter of taste.
  if (videoStreams.some(({ color_transfer = '' }) => HDR_TRANSFERS.includes(color_transfer)))
    return 'is HDR, and the page needs SDR: switch HDR off where you record (on an iPhone: Settings, Camera, Record Video, HDR Video) or export it as SDR (Rec. 709) from your editor.';
  if (needsSound && !recording.streams?.some(({ codec_type }) => codec_type === 'audio'))
    return 'has no sound, and the demo needs some: export it with an audio track, even a silent one.';
  return null;
}
