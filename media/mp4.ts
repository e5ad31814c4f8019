/**
 * Reads what an MP4 file says about itself, so that tests can hold the shipped films to their
 * promises without ffmpeg. Boxes as in ISO/IEC 14496-12, codecs strings as in RFC 6381.
 */

/** What a file says of its colours: code points of ISO/IEC 23091-2, in which bt709 is 1. */
export interface Colour {
  readonly primaries: number;
  readonly transfer: number;
  readonly matrix: number;
  readonly isFullRange: boolean;
}

/** A track of pictures. */
export interface VideoTrack {
  readonly kind: 'video';
  /** As in the `type` of a `<source>`: "avc1.64001F", "av01.0.05M.08". */
  readonly codecs: string;
  readonly durationS: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frameCount: number;
  /** On average over the track. */
  readonly framesPerSecond: number;
  /** The longest way from one frame that decodes by itself to the next, or to the end. */
  readonly longestKeyframeGapS: number;
  /** From the colr box, null without one. */
  readonly colour: Colour | null;
}

/** A track of sound. */
export interface AudioTrack {
  readonly kind: 'audio';
  /** As in the `type` of a `<source>`: "mp4a.40.2" is AAC. */
  readonly codecs: string;
  readonly durationS: number;
  readonly channelCount: number;
  readonly sampleRateHz: number;
}

/** A track that is neither seen nor heard, such as a time code. */
export interface OtherTrack {
  readonly kind: 'other';
  readonly handler: string;
}

export type Track = VideoTrack | AudioTrack | OtherTrack;

/** A film as its file describes it. */
export interface Mp4 {
  /** The index stands before the frames, so that playing starts before all is loaded. */
  readonly isFastStart: boolean;
  readonly durationS: number;
  readonly tracks: readonly Track[];
}

/** Bytes read from front to back. Reading past the end names the box that is too short. */
class Reader {
  readonly name: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #offset = 0;

  constructor(bytes: Uint8Array, name: string) {
    this.name = name;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.#bytes.length - this.#offset;
  }

  /** Moves on by a number of bytes and returns where they began. */
  skip(byteCount: number): number {
    if (byteCount > this.left) throw new Error(`${this.name} ends too early`);
    const start = this.#offset;
    this.#offset += byteCount;
    return start;
  }

  uint8(): number {
    return this.#view.getUint8(this.skip(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.skip(2));
  }

  uint32(): number {
    return this.#view.getUint32(this.skip(4));
  }

  uint64(): number {
    return Number(this.#view.getBigUint64(this.skip(8)));
  }

  text(byteCount: number): string {
    return String.fromCharCode(...this.bytes(byteCount));
  }

  bytes(byteCount: number): Uint8Array {
    const start = this.skip(byteCount);
    return this.#bytes.subarray(start, start + byteCount);
  }
}

/** The boxes from where the reader stands to its end, each as a reader of its content. */
function readBoxes(reader: Reader): Reader[] {
  const boxes: Reader[] = [];
  while (reader.left > 0) {
    const leftBefore = reader.left;
    const shortSize = reader.uint32();
    const type = reader.text(4);
    // 1 says that a longer number follows, 0 that the box goes on to the end.
    const size = shortSize === 1 ? reader.uint64() : shortSize || leftBefore;
    const contentSize = size - (leftBefore - reader.left);
    if (contentSize < 0 || contentSize > reader.left)
      throw new Error(`${type} in ${reader.name} says it has ${size} of ${leftBefore} bytes`);
    boxes.push(new Reader(reader.bytes(contentSize), type));
  }
  return boxes;
}

function find(boxes: readonly Reader[], type: string, parent: string): Reader {
  const found = boxes.find(({ name }) => name === type);
  if (!found) throw new Error(`${parent} has no ${type}`);
  return found;
}

/** The boxes at the end of a path of boxes that hold nothing but boxes. */
function descend(boxes: readonly Reader[], path: readonly string[], parent: string): Reader[] {
  const [type, ...rest] = path;
  if (type === undefined) return [...boxes];
  return descend(readBoxes(find(boxes, type, parent)), rest, type);
}

/** Time scale and duration of a mvhd or mdhd box, which begin alike. */
function readDuration(header: Reader): { ticksPerSecond: number; durationS: number } {
  const isLong = header.uint8() === 1;
  header.skip(3 + (isLong ? 16 : 8));
  const ticksPerSecond = header.uint32();
  if (ticksPerSecond === 0) throw new Error(`${header.name} counts no ticks in a second`);
  const ticks = isLong ? header.uint64() : header.uint32();
  return { ticksPerSecond, durationS: ticks / ticksPerSecond };
}

const twoDigits = (value: number, radix: number): string =>
  value.toString(radix).padStart(2, '0').toUpperCase();

function readAvcCodecs(avcC: Reader): string {
  avcC.skip(1);
  return `avc1.${[...avcC.bytes(3)].map((byte) => twoDigits(byte, 16)).join('')}`;
}

/** Without its optional part, which means 4:2:0, bt709 and limited range: what colr is tested for. */
function readAv1Codecs(av1C: Reader): string {
  av1C.skip(1);
  const profileAndLevel = av1C.uint8();
  const flags = av1C.uint8();
  const tier = flags & 0x80 ? 'H' : 'M';
  const bits = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8;
  const level = twoDigits(profileAndLevel & 0x1f, 10);
  return `av01.${profileAndLevel >> 5}.${level}${tier}.${twoDigits(bits, 10)}`;
}

/** Steps into a descriptor of ISO/IEC 14496-1: its tag, then its size, seven bits a byte. */
function enterDescriptor(esds: Reader, tag: number): void {
  const found = esds.uint8();
  if (found !== tag) throw new Error(`esds has descriptor ${found} where ${tag} belongs`);
  while (esds.uint8() & 0x80);
}

function readAacCodecs(esds: Reader): string {
  esds.skip(4);
  enterDescriptor(esds, 3);
  esds.skip(2);
  const flags = esds.uint8();
  if (flags & 0xe0) throw new Error('esds has optional fields, which nobody uses in MP4');
  enterDescriptor(esds, 4);
  const objectType = esds.uint8();
  esds.skip(12);
  enterDescriptor(esds, 5);
  const audioObjectType = esds.uint8() >> 3;
  return `mp4a.${twoDigits(objectType, 16)}.${audioObjectType}`;
}

function readColour(colr: Reader): Colour | null {
  if (colr.text(4) !== 'nclx') return null;
  return {
    primaries: colr.uint16(),
    transfer: colr.uint16(),
    matrix: colr.uint16(),
    isFullRange: (colr.uint8() & 0x80) !== 0,
  };
}

/** The one description of a track's samples. */
function readSampleEntry(table: readonly Reader[]): Reader {
  const stsd = find(table, 'stsd', 'stbl');
  stsd.skip(8);
  const [entry, ...others] = readBoxes(stsd);
  if (!entry || others.length > 0) throw new Error('stsd does not describe exactly one codec');
  return entry;
}

function readVideoCodecs(codec: string, boxes: readonly Reader[]): string {
  if (codec === 'avc1') return readAvcCodecs(find(boxes, 'avcC', codec));
  if (codec === 'av01') return readAv1Codecs(find(boxes, 'av1C', codec));
  return codec;
}

/** Frames and ticks of a track, from its runs of equally long frames. */
function countFrames(stts: Reader): { frameCount: number; ticks: number } {
  stts.skip(4);
  let [frameCount, ticks] = [0, 0];
  for (let runs = stts.uint32(); runs > 0; runs--) {
    const [framesInRun, ticksPerFrame] = [stts.uint32(), stts.uint32()];
    frameCount += framesInRun;
    ticks += framesInRun * ticksPerFrame;
  }
  return { frameCount, ticks };
}

function longestKeyframeGap(stss: Reader | undefined, frameCount: number): number {
  // Without the box every frame is a key frame.
  if (!stss) return 1;
  stss.skip(4);
  const keyframes = Array.from({ length: stss.uint32() }, () => stss.uint32());
  if (keyframes[0] !== 1) throw new Error('the first frame is no key frame');
  const ends = [...keyframes.slice(1), frameCount + 1];
  return Math.max(...keyframes.map((keyframe, i) => (ends[i] ?? keyframe) - keyframe));
}

function readVideoTrack(
  table: readonly Reader[],
  { durationS, ticksPerSecond }: { durationS: number; ticksPerSecond: number },
): VideoTrack {
  const entry = readSampleEntry(table);
  entry.skip(24);
  const [widthPx, heightPx] = [entry.uint16(), entry.uint16()];
  entry.skip(50);
  const boxes = readBoxes(entry);
  const { frameCount, ticks } = countFrames(find(table, 'stts', 'stbl'));
  if (frameCount === 0 || ticks === 0) throw new Error('the video track has no frames');
  const framesPerSecond = (frameCount * ticksPerSecond) / ticks;
  const stss = table.find(({ name }) => name === 'stss');
  const colr = boxes.find(({ name }) => name === 'colr');
  return {
    kind: 'video',
    codecs: readVideoCodecs(entry.name, boxes),
    durationS,
    widthPx,
    heightPx,
    frameCount,
    framesPerSecond,
    longestKeyframeGapS: longestKeyframeGap(stss, frameCount) / framesPerSecond,
    colour: colr ? readColour(colr) : null,
  };
}

function readAudioTrack(table: readonly Reader[], durationS: number): AudioTrack {
  const entry = readSampleEntry(table);
  entry.skip(8);
  if (entry.uint16() !== 0) throw new Error(`${entry.name} is of QuickTime, not of MP4`);
  entry.skip(6);
  const channelCount = entry.uint16();
  entry.skip(6);
  const sampleRateHz = entry.uint32() / 2 ** 16;
  const codecs =
    entry.name === 'mp4a' ? readAacCodecs(find(readBoxes(entry), 'esds', 'mp4a')) : entry.name;
  return { kind: 'audio', codecs, durationS, channelCount, sampleRateHz };
}

function readTrack(trak: Reader): Track {
  const media = descend(readBoxes(trak), ['mdia'], 'trak');
  const hdlr = find(media, 'hdlr', 'mdia');
  hdlr.skip(8);
  const handler = hdlr.text(4);
  const duration = readDuration(find(media, 'mdhd', 'mdia'));
  const table = descend(media, ['minf', 'stbl'], 'mdia');
  if (handler === 'vide') return readVideoTrack(table, duration);
  if (handler === 'soun') return readAudioTrack(table, duration.durationS);
  return { kind: 'other', handler };
}

/**
 * Reads the description of a film.
 * @param bytes the whole file
 * @throws Error that names the box at fault
 */
export function readMp4(bytes: Uint8Array): Mp4 {
  if (String.fromCharCode(...bytes.subarray(4, 8)) !== 'ftyp')
    throw new Error('the file is no MP4: it does not begin with ftyp');
  const boxes = readBoxes(new Reader(bytes, 'the file'));
  const order = boxes.map(({ name }) => name);
  if (!order.includes('mdat')) throw new Error('the file has no mdat');
  const movie = readBoxes(find(boxes, 'moov', 'the file'));
  return {
    isFastStart: order.indexOf('moov') < order.indexOf('mdat'),
    durationS: readDuration(find(movie, 'mvhd', 'moov')).durationS,
    tracks: movie.filter(({ name }) => name === 'trak').map(readTrack),
  };
}
