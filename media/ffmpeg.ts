/** ffmpeg and ffprobe: whether they are there, what they do, and what they say about a film. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** The encoders that not every ffmpeg is built with. */
const ENCODERS = ['libsvtav1', 'libx264'];

const INSTALL =
  'install it with "brew install ffmpeg" (macOS), "sudo apt install ffmpeg" (Debian, Ubuntu) or "winget install ffmpeg" (Windows).';

/** One sentence for whoever lacks what the encoding needs, or null. */
export function missingTool(): string | null {
  for (const tool of ['ffmpeg', 'ffprobe'])
    if (spawnSync(tool, ['-version']).status !== 0) return `${tool} is missing: ${INSTALL}`;
  const encoders = spawnSync('ffmpeg', ['-v', 'error', '-encoders'], { encoding: 'utf8' }).stdout;
  const missing = ENCODERS.filter((name) => !encoders.includes(` ${name} `));
  if (missing.length === 0) return null;
  return `This ffmpeg is built without ${missing.join(' and ')}: ${INSTALL}`;
}

/** What ffmpeg is given besides its options, and who is told how far it is. */
export interface Run {
  /** The frames it reads from its standard input. */
  readonly frames?: AsyncIterable<Uint8Array>;
  /** Told how many frames are written, again and again. */
  readonly onFrames?: (count: number) => void;
}

/** The last number of frames in what ffmpeg writes with `-progress`, or null. */
export function framesWritten(progress: string): number | null {
  const count = [...progress.matchAll(/^frame=\s*(\d+)$/gm)].at(-1)?.[1];
  return count === undefined ? null : Number(count);
}

/**
 * Runs ffmpeg and waits for its end.
 * @throws with ffmpeg's own words when it fails
 */
export async function runFfmpeg(
  options: readonly string[],
  { frames, onFrames }: Run = {},
): Promise<void> {
  const quiet = ['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1'];
  const ffmpeg = spawn('ffmpeg', [...quiet, ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // SVT-AV1 talks about itself at length, past ffmpeg's own log level.
    env: { ...process.env, SVT_LOG: '1' },
  });
  ffmpeg.stdout.setEncoding('utf8').on('data', (text: string) => {
    const count = framesWritten(text);
    if (count !== null) onFrames?.(count);
  });
  let words = '';
  ffmpeg.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  const ended = once(ffmpeg, 'close');
  const fed = pipeline(frames ?? [], ffmpeg.stdin).catch((error: unknown) => error);
  const [exitCode] = await ended;
  const cause = await fed;
  if (exitCode === 0 && !cause) return;
  throw new Error(`ffmpeg failed: ${words.trim() || options.join(' ')}`, { cause });
}

/** What ffprobe says about a file, as it writes it; a key is missing where it knows nothing. */
export interface Probe {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly color_transfer?: string;
    /** A fraction, such as "30000/1001". */
    readonly avg_frame_rate?: string;
    readonly disposition?: { readonly attached_pic?: number };
  }[];
  /** Its duration is in seconds. */
  readonly format?: { readonly duration?: string };
}

/** Asks ffprobe about a file. Of one it cannot read, nothing is known. */
export function probe(path: string): Probe {
  const entries =
    'stream=codec_type,color_transfer,avg_frame_rate:stream_disposition=attached_pic:format=duration';
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'quiet', '-show_entries', entries, '-of', 'json', '-i', path],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout || '{}') as Probe;
}
