import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexOfHash } from './hash.ts';

const questions = ['What is it?', 'Is it 100% free?'];

const cases: [hash: string, index: number, why: string][] = [
  ['#What%20is%20it%3F', 0, 'an encoded question'],
  ['#What is it?', 0, 'a question as typed'],
  ['#wHAT%20IS%20it?', 0, 'a question in other case'],
  ['#Is%20it%20100%25%20free?', 1, 'a question with a percent sign'],
  ['#Is it 100% free?', -1, 'a broken percent-encoding'],
  ['#%E0%A4%A', -1, 'half a character'],
  ['#What%20is', -1, 'half a question'],
  ['#', -1, 'an empty hash'],
  ['', -1, 'no hash'],
  ['#constructor', -1, 'the name of an object’s property'],
  ['#<img src=x onerror=alert(1)>', -1, 'markup'],
];

for (const [hash, index, why] of cases) {
  test(`${why} opens ${index < 0 ? 'nothing' : `question ${index + 1}`}`, () => {
    assert.equal(indexOfHash(hash, questions), index);
  });
}
