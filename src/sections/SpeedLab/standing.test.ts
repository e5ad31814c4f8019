import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../i18n/content.ts';
import { describeStanding } from './standing.ts';

const { labWords } = english;

test('a speed stands below, between, at or above the measured ones', () => {
  const measuredSpeeds = [
    { speedKmh: 194, who: 'A' },
    { speedKmh: 342, who: 'B' },
  ];
  for (const [speedKmh, text] of [
    [193, 'Slower than A'],
    [194, 'As fast as A'],
    [195, 'Between A and B'],
    [342, 'As fast as B'],
    [343, labWords.fastest],
  ] as const)
    assert.equal(describeStanding(labWords, measuredSpeeds, speedKmh), text);
});
