/** Encodes a recording as the two files of a video, and its poster. Needs ffmpeg. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoName } from '../src/lib/build/videos.ts';
import { ASSETS_FOLDER, VIDEOS_FOLDER } from './paths.ts';
import type { Recording } from './videoFiles.ts';

/**
 * The silent video in the page, and the one in the dialog: the size that a recording is scaled down
 * to, and the largest files that a visitor on a mobile connection should have to download.
 */
export const VIDEO_SPECS = {
  trailer: { sidesPx: [1920, 1080], hasSound: false, av1Bytes: 1_200_000, h264Bytes: 2_200_000 },
  demo: { sidesPx: [1280, 720], hasSound: true, av1Bytes: 2_500_000, h264Bytes: 4_500_000 },
} as const;

/** The rates that a video can be shown at in frames a second, the preferred one first. */
export const FRAME_RATES: readonly number[] = [30, 25, 24];

/** Splits options written as on a command line. */
const options = (text: string): string[] => text.split(' ');

/**
 * The encoders with their constant rate factors (CRF), which are lower for better quality: with the
 * first one no fault can be seen on a web page, and the next ones are for recordings that would be
 * too large. For H.264, aq-mode 3 spends more bits on dark gradients, where bands show first, and
 * old phones can decode level 4.0.
 */
const AV1 = { codec: options('-c:v libsvtav1 -preset 8'), crfs: [28, 37, 46, 55] };
const H264 = {
  codec: options('-c:v libx264 -preset medium -aq-mode 3 -profile:v high -level 4.0'),
  crfs: [19, 24, 29, 34],
};

/** The metadata of a recording is dropped: it can include the place, the device and the date. */
const MP4 = options(
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -map_metadata -1 -map_chapters -1 -movflags +faststart',
);

/** The first sound track, padded or cut to the duration of the frames. */
const SOUND = options('-map 0:a:0 -af apad -c:a aac -b:a 80k -ac 2');

const INSTALL =
  'install it with "brew install ffmpeg" (macOS), "sudo apt install ffmpeg" (Debian, Ubuntu) or "winget install ffmpeg" (Windows).';

/** One sentence that says what is missing for encoding and how to install it, or null. */
export function missingTool(): string | null {
  const { status, stdout } = spawnSync('ffmpeg', ['-encoders'], { encoding: 'utf8' });
  if (status !== 0) return `ffmpeg is missing: ${INSTALL}`;
  const missing = ['libsvtav1', 'libx264'].filter((name) => !stdout.includes(` ${name} `));
  if (missing.length === 0) return null;
  return `This ffmpeg is built without ${missing.join(' and ')}: ${INSTALL}`;
}

/** Runs ffmpeg, which shows its progress and its errors itself. */
function runFfmpeg(ffmpegOptions: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', [...options('-y -v error -stats'), ...ffmpegOptions], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // SVT-AV1 prints information regardless of ffmpeg's log level.
    env: { ...process.env, SVT_LOG: '1' },
  });
  if (status !== 0) throw new Error('ffmpeg could not convert the video: its message is above.');
}

/** The even width and height in pixels of a recording that is scaled down to a size, upright or not. */
export function scaleDown(
  { widthPx, heightPx }: Pick<Recording, 'widthPx' | 'heightPx'>,
  [longSidePx, shortSidePx]: readonly [number, number],
): [widthPx: number, heightPx: number] {
  const ownLongSidePx = Math.max(widthPx, heightPx);
  const ownShortSidePx = Math.min(widthPx, heightPx);
  const scale = Math.min(1, longSidePx / ownLongSidePx, shortSidePx / ownShortSidePx);
  const toEven = (px: number): number => 2 * Math.round((px * scale) / 2);
  return [toEven(widthPx), toEven(heightPx)];
}

/**
 * The frame rate to show a recording at, in frames a second: its own rate, or a whole fraction of
 * it, so that all frames are shown for the same time. 30 when there is none.
 */
export function chooseFrameRate(ownRate: number): number {
  const isWholeFraction = (rate: number): boolean =>
    Math.abs(ownRate / rate / Math.round(ownRate / rate) - 1) < 0.01;
  return FRAME_RATES.find(isWholeFraction) ?? 30;
}

/**
 * Writes a recording as AV1 and as H.264, and the frame at a time as the poster. When one of them
 * fails, no file is changed.
 * @throws an error with one sentence when the video is too large, or ffmpeg fails
 */
export function encodeVideo(name: VideoName, recording: Recording, posterTimeS: number): void {
  const { sidesPx, hasSound, av1Bytes, h264Bytes } = VIDEO_SPECS[name];
  const [av1, h264, poster] = [`${name}.av1.mp4`, `${name}.mp4`, `${name}-poster.jpg`];
  const folder = mkdtempSync(join(tmpdir(), 'video-'));
  // "V" excludes stills such as cover art.
  const input = ['-i', recording.path, '-map', '0:V:0'];
  const size = scaleDown(recording, sidesPx).join(':');
  const rate = chooseFrameRate(recording.framesPerSecond);
  // The last frame stays until the end. Noise costs many bytes: hqdn3d takes it out.
  const filter = (matrix: string, range: string, format: string): string[] => [
    '-vf',
    `fps=${rate}:start_time=0,tpad=stop=-1:stop_mode=clone,scale=${size}:flags=lanczos+accurate_rnd:out_color_matrix=${matrix}:out_range=${range},format=${format},setsar=1,hqdn3d=4:3:10:8`,
  ];

  const encode = ({ codec, crfs }: typeof AV1, file: string, limitBytes: number): void => {
    const frames = filter('bt709', 'tv', 'yuv420p');
    // A key frame every two seconds, for seeking.
    const timing = options(`-g ${2 * rate} -t ${recording.durationS}`);
    const output = [...frames, ...codec, ...timing, ...(hasSound ? SOUND : []), ...MP4];
    let bytes = 0;
    for (const crf of crfs) {
      console.log(`${file} with CRF ${crf}:`);
      runFfmpeg([...input, ...output, '-crf', `${crf}`, join(folder, file)]);
      bytes = statSync(join(folder, file)).size;
      if (bytes <= limitBytes) return;
    }
    const [megabytes, limit] = [bytes, limitBytes].map((count) => (count / 1e6).toFixed(2));
    throw new Error(
      `${file} would have ${megabytes} MB and may have ${limit} MB: make the video shorter, or calmer (filmed with a phone that stands still, against a plain background).`,
    );
  };

  try {
    encode(AV1, av1, av1Bytes);
    encode(H264, h264, h264Bytes);
    console.log(`${poster}:`);
    // JPEG has a colour matrix and a range of its own.
    const jpeg = options(`-color_range pc -ss ${posterTimeS} -frames:v 1 -update 1 -q:v 2`);
    runFfmpeg([...input, ...filter('bt601', 'pc', 'yuvj444p'), ...jpeg, join(folder, poster)]);
    copyFileSync(join(folder, poster), join(ASSETS_FOLDER, poster));
    for (const file of [av1, h264]) copyFileSync(join(folder, file), join(VIDEOS_FOLDER, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
