/** One caption and when it is shown, in seconds since the film began. */
export interface Cue {
  readonly startS: number;
  readonly endS: number;
  readonly lines: readonly string[];
}

const TIMING = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})$/;

/** "01:02:03.500" or "02:03.500" in seconds. */
function toSeconds(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

function readCue(block: string): Cue {
  const [timing = '', ...lines] = block.split('\n');
  const [, start, end] = TIMING.exec(timing) ?? [];
  if (!start || !end) throw new Error(`no timing: "${timing}"`);
  if (lines.length === 0) throw new Error(`no text: "${timing}"`);
  return { startS: toSeconds(start), endS: toSeconds(end), lines };
}

/**
 * Reads captions in WebVTT as plain as ours: cues and notes, no identifiers, positions or styles.
 * @throws Error that quotes the line at fault
 */
export function readCaptions(text: string): Cue[] {
  const [head, ...blocks] = text
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split(/\n{2,}/);
  if (head !== 'WEBVTT') throw new Error(`captions begin with "WEBVTT", not "${head}"`);
  return blocks.filter((block) => !/^NOTE\b/.test(block)).map(readCue);
}
