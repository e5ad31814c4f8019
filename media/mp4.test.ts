import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMp4 } from './mp4.ts';

/** What a box is made of here: text, or the bytes of numbers. */
type Part = string | readonly number[] | Buffer;

const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const zeros = (count: number) => new Array<number>(count).fill(0);
const join = (parts: readonly Part[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

function box(type: string, ...parts: Part[]): Buffer {
  const content = join(parts);
  return join([u32(content.length + 8), type, content]);
}

const AVC_CONFIGURATION = box('avcC', [1, 0x64, 0x00, 0x1f, 0xff, 0xe1, 0, 0]);
const BT709 = box('colr', 'nclx', u16(1), u16(1), u16(1), [0]);

const pictures = (codec: string, ...boxes: Buffer[]) =>
  box(codec, zeros(24), u16(1280), u16(720), zeros(50), ...boxes);

/** 64 ticks a second, 24 frames in 1 s, unless other runs of frames are given. */
function videoTrack(entry: Buffer, runs: number[] = [16, 3, 8, 2], keyframes = [1, 13]): Buffer {
  const tables = [
    box('stsd', zeros(4), u32(1), entry),
    box('stts', zeros(4), u32(runs.length / 2), ...runs.map(u32)),
    box('stss', zeros(4), u32(keyframes.length), ...keyframes.map(u32)),
  ];
  return track('vide', tables);
}

function track(handler: string, tables: Buffer[]): Buffer {
  return box(
    'trak',
    box('tkhd', zeros(84)),
    box(
      'mdia',
      box('mdhd', zeros(4), zeros(8), u32(64), u32(64), zeros(4)),
      box('hdlr', zeros(8), handler, zeros(13)),
      box('minf', box('stbl', ...tables)),
    ),
  );
}

/** A descriptor whose size takes four bytes, as ffmpeg writes it. */
const descriptor = (tag: number, ...parts: Part[]) => {
  const content = join(parts);
  return join([[tag, 0x80, 0x80, 0x80, content.length], content]);
};

const AAC_CONFIGURATION = box(
  'esds',
  zeros(4),
  descriptor(3, zeros(3), descriptor(4, [0x40], zeros(12), descriptor(5, [0x11, 0x90]))),
);

const sound = (...boxes: Buffer[]) =>
  box('mp4a', zeros(16), u16(2), u16(16), zeros(4), u16(48_000), u16(0), ...boxes);

const soundTrack = (entry: Buffer) =>
  track('soun', [box('stsd', zeros(4), u32(1), entry), box('stts', zeros(8))]);

const HEADER = box('mvhd', zeros(12), u32(1000), u32(2500), zeros(80));
const movie = (...tracks: Buffer[]) => box('moov', HEADER, ...tracks);
const file = (...boxes: Buffer[]) => join([box('ftyp', 'isom', zeros(4)), ...boxes]);
const FRAMES = box('mdat', zeros(10));

const readOne = (trak: Buffer) => readMp4(file(movie(trak), FRAMES)).tracks[0];

test('an H.264 track says its codec, size, frames and colours', () => {
  assert.deepEqual(readOne(videoTrack(pictures('avc1', AVC_CONFIGURATION, BT709))), {
    kind: 'video',
    codecs: 'avc1.64001F',
    durationS: 1,
    widthPx: 1280,
    heightPx: 720,
    frameCount: 24,
    framesPerSecond: 24,
    longestKeyframeGapS: 0.5,
    colour: { primaries: 1, transfer: 1, matrix: 1, isFullRange: false },
  });
});

for (const [bytes, codecs] of [
  [[0x81, 0x05, 0x0c, 0x00], 'av01.0.05M.08'],
  [[0x81, 0x08, 0x4c, 0x00], 'av01.0.08M.10'],
  [[0x81, 0x4d, 0xec, 0x00], 'av01.2.13H.12'],
] as const) {
  test(`an AV1 track can be ${codecs}`, () => {
    const found = readOne(videoTrack(pictures('av01', box('av1C', bytes))));
    assert.ok(found?.kind === 'video');
    assert.equal(found.codecs, codecs);
    assert.equal(found.colour, null);
  });
}

test('full range and other primaries are told', () => {
  const colr = box('colr', 'nclx', u16(9), u16(16), u16(9), [0x80]);
  const found = readOne(videoTrack(pictures('avc1', AVC_CONFIGURATION, colr)));
  assert.ok(found?.kind === 'video');
  assert.deepEqual(found.colour, { primaries: 9, transfer: 16, matrix: 9, isFullRange: true });
});

test('the last key frame counts up to the end', () => {
  const found = readOne(videoTrack(pictures('avc1', AVC_CONFIGURATION), [24, 64], [1, 3]));
  assert.ok(found?.kind === 'video');
  assert.equal(found.framesPerSecond, 1);
  assert.equal(found.longestKeyframeGapS, 22);
});

test('an AAC track says its codec, channels and rate', () => {
  assert.deepEqual(readOne(soundTrack(sound(AAC_CONFIGURATION))), {
    kind: 'audio',
    codecs: 'mp4a.40.2',
    durationS: 1,
    channelCount: 2,
    sampleRateHz: 48_000,
  });
});

test('a track of another kind is told apart', () => {
  assert.deepEqual(readOne(track('tmcd', [])), { kind: 'other', handler: 'tmcd' });
});

test('the index can stand before the frames or behind them', () => {
  const first = readMp4(file(movie(), FRAMES));
  assert.deepEqual(first, { isFastStart: true, durationS: 2.5, tracks: [] });
  assert.equal(readMp4(file(FRAMES, movie())).isFastStart, false);
});

test('boxes may give their size in 64 bits, or go on to the end', () => {
  const long = join([u32(1), 'free', u32(0), u32(20), zeros(4)]);
  const toTheEnd = join([u32(0), 'mdat', zeros(30)]);
  assert.equal(readMp4(file(long, movie(), toTheEnd)).isFastStart, true);
});

test('long headers are read like short ones', () => {
  const header = box('mvhd', [1], zeros(19), u32(10), u32(0), u32(55), zeros(80));
  assert.equal(readMp4(file(box('moov', header), FRAMES)).durationS, 5.5);
});

const CUT_SHORT = file(FRAMES, movie()).subarray(0, -20);
for (const [fault, bytes, message] of [
  ['no bytes at all', Buffer.alloc(0), /does not begin with ftyp/],
  ['a page instead of a film', Buffer.from('<!doctype html><title>404</title>'), /is no MP4/],
  ['a film cut short', CUT_SHORT, /moov in the file says it has 116 of 96 bytes/],
  ['no index', file(FRAMES), /the file has no moov/],
  ['no frames', file(movie()), /has no mdat/],
  ['a box smaller than its own head', file(join([u32(4), 'free'])), /free in the file says/],
  ['an index without its head', file(box('moov'), FRAMES), /moov has no mvhd/],
  ['no codec', file(movie(videoTrack(Buffer.alloc(0))), FRAMES), /exactly one codec/],
  ['no configuration', file(movie(videoTrack(pictures('avc1'))), FRAMES), /avc1 has no avcC/],
  [
    'a configuration that is too short',
    file(movie(videoTrack(pictures('avc1', box('avcC', [1, 0x64])))), FRAMES),
    /avcC ends too early/,
  ],
  [
    'a track of no frames',
    file(movie(videoTrack(pictures('avc1', AVC_CONFIGURATION), [])), FRAMES),
    /no frames/,
  ],
  [
    'a first frame that needs another',
    file(movie(videoTrack(pictures('avc1', AVC_CONFIGURATION), [8, 2], [2])), FRAMES),
    /first frame is no key frame/,
  ],
  [
    'a sound descriptor out of place',
    file(movie(soundTrack(sound(box('esds', zeros(4), [9, 0])))), FRAMES),
    /descriptor 9 where 3 belongs/,
  ],
] as const) {
  test(`${fault} is an error that says so`, () => {
    assert.throws(() => readMp4(bytes), message);
  });
}
