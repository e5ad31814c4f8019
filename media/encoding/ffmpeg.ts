/** Runs ffmpeg and ffprobe. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** The encoders that not every build of ffmpeg includes. */
const ENCODERS = ['libsvtav1', 'libx264'];

const INSTALL =
  'install it with "brew install ffmpeg" (macOS), "sudo apt install ffmpeg" (Debian, Ubuntu) or "winget install ffmpeg" (Windows).';

/** Splits options written as on a command line. */
export const options = (text: string): string[] => text.split(' ');

/** One sentence that says what is missing for encoding and how to install it, or null. */
export function missingTool(): string | null {
  for (const tool of ['ffmpeg', 'ffprobe'])
    if (spawnSync(tool, ['-version']).status !== 0) return `${tool} is missing: ${INSTALL}`;
  const encoders = spawnSync('ffmpeg', options('-v error -encoders'), { encoding: 'utf8' }).stdout;
  const missing = ENCODERS.filter((name) => !encoders.includes(` ${name} `));
  if (missing.length === 0) return null;
  return `This ffmpeg is built without ${missing.join(' and ')}: ${INSTALL}`;
}

/**
 * Runs ffmpeg until it exits.
 * @param onFrames called repeatedly with the number of frames written so far
 * @returns the number of frames it has written
 * @throws an error with ffmpeg's own message when it fails
 */
export async function runFfmpeg(
  ffmpegOptions: readonly string[],
  onFrames?: (count: number) => void,
): Promise<number> {
  const quiet = options('-y -loglevel error -nostats -progress pipe:1');
  const ffmpeg = spawn('ffmpeg', [...quiet, ...ffmpegOptions], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // SVT-AV1 prints information regardless of ffmpeg's log level.
    env: { ...process.env, SVT_LOG: '1' },
  });
  let frameCount = 0;
  ffmpeg.stdout.setEncoding('utf8').on('data', (progress: string) => {
    for (const [, count] of progress.matchAll(/^frame=\s*(\d+)$/gm)) frameCount = Number(count);
    onFrames?.(frameCount);
  });
  let message = '';
  ffmpeg.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  const [exitCode] = await once(ffmpeg, 'close');
  if (exitCode !== 0)
    throw new Error(`ffmpeg failed: ${message.trim() || ffmpegOptions.join(' ')}`);
  return frameCount;
}

/** What ffprobe prints about a file. A key is missing where it knows nothing. */
export interface Probe {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly color_transfer?: string;
    /** A fraction, such as "30000/1001". */
    readonly avg_frame_rate?: string;
    readonly disposition?: { readonly attached_pic?: number };
  }[];
  /** The duration is in seconds. */
  readonly format?: { readonly duration?: string };
}

const PROBE_ENTRIES =
  'stream=codec_type,color_transfer,avg_frame_rate:stream_disposition=attached_pic:format=duration';

/** Asks ffprobe about a file. The result is empty when ffprobe cannot read it. */
export function probe(path: string): Probe {
  const { stdout } = spawnSync(
    'ffprobe',
    [...options(`-v quiet -of json -show_entries ${PROBE_ENTRIES} -i`), path],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout || '{}') as Probe;
}
