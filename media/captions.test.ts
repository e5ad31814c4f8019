import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCaptions } from './captions.ts';

test('cues have times and lines', () => {
  const text =
    'WEBVTT\n\nNOTE ours\n\n00:01.500 --> 00:03.000\nOne\nTwo\n\n01:02:03.004 --> 01:02:04.000\nThree\n';
  const expected = [
    { startS: 1.5, endS: 3, lines: ['One', 'Two'] },
    { startS: 3723.004, endS: 3724, lines: ['Three'] },
  ];
  assert.deepEqual(readCaptions(text), expected);
  assert.deepEqual(readCaptions(text.replaceAll('\n', '\r\n')), expected);
});

for (const [fault, text, message] of [
  ['no head', '00:01.000 --> 00:02.000\nOne', /begin with "WEBVTT"/],
  ['a time with a comma', 'WEBVTT\n\n00:01,000 --> 00:02,000\nOne', /no timing: "00:01,000/],
  ['a 61st second', 'WEBVTT\n\n00:61.000 --> 01:02.000\nOne', /no timing/],
  ['a cue without text', 'WEBVTT\n\n00:01.000 --> 00:02.000', /no text/],
  ['text without a time', 'WEBVTT\n\nOne', /no timing: "One"/],
] as const) {
  test(`${fault} is an error`, () => {
    assert.throws(() => readCaptions(text), message);
  });
}
