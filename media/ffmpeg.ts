/** ffmpeg and ffprobe: whether they are there, what they do, and what they say about a film. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** The encoders that not every ffmpeg is built with. */
const ENCODERS = ['libsvtav1', 'libx264'];

/** One sentence for whoever lacks what the encoding needs, or null. */
export function missingTool(): string | null {
  for (const tool of ['ffmpeg', 'ffprobe'])
    if (spawnSync(tool, ['-version']).status !== 0)
      return `${tool} is missing: install ffmpeg, with SVT-AV1 and x264.`;
  const encoders = spawnSync('ffmpeg', ['-v', 'error', '-encoders'], { encoding: 'utf8' }).stdout;
  const missing = ENCODERS.filter((name) => !encoders.includes(` ${name} `));
  if (missing.length === 0) return null;
  return `This ffmpeg lacks ${missing.join(' and ')}: install one with SVT-AV1 and x264.`;
}

/** Runs ffmpeg, feeds it frames if there are any, and waits for its end. */
export async function runFfmpeg(
  options: readonly string[],
  frames?: AsyncIterable<Uint8Array>,
): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
    // SVT-AV1 talks about itself at length, past ffmpeg's own log level.
    env: { ...process.env, SVT_LOG: '1' },
  });
  const ended = once(ffmpeg, 'close');
  const fed = pipeline(frames ?? [], ffmpeg.stdin).catch((error: unknown) => error);
  const [exitCode] = await ended;
  const cause = await fed;
  if (exitCode !== 0 || cause) throw new Error(`ffmpeg failed: ${options.join(' ')}`, { cause });
}

/** What ffprobe says about a file, as it writes it; a key is missing where it knows nothing. */
export interface Probe {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly color_transfer?: string;
    readonly disposition?: { readonly attached_pic?: number };
  }[];
  /** Its duration is in seconds. */
  readonly format?: { readonly duration?: string };
}

/** Asks ffprobe about a file. Of one it cannot read, nothing is known. */
export function probe(path: string): Probe {
  const entries =
    'stream=codec_type,color_transfer:stream_disposition=attached_pic:format=duration';
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'quiet', '-show_entries', entries, '-of', 'json', '-i', path],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout || '{}') as Probe;
}
