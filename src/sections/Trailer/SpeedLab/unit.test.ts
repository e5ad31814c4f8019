import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inUnit, keepUnit, readUnit, widthOf } from './unit.ts';

const blocked = () => {
  throw new Error('blocked');
};

test('565 km/h is 351 mph', () => {
  assert.equal(inUnit(565, 'mph'), 351);
  assert.equal(inUnit(564.6, 'km/h'), 565);
});

test('the choice is remembered, and where storage is blocked nothing breaks', () => {
  let kept: string | null = null;
  const storage = () => ({
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  });
  assert.equal(readUnit(storage), 'km/h');
  keepUnit(storage, 'mph');
  assert.equal(readUnit(storage), 'mph');
  kept = '<script>';
  assert.equal(readUnit(storage), 'km/h');
  assert.equal(readUnit(blocked), 'km/h');
  assert.doesNotThrow(() => keepUnit(blocked, 'mph'));
});

test('a speed is set as wide as it is fast, within the axis of the face', () => {
  assert.deepEqual([0, 250, 600].map(widthOf), ['50%', '100%', '150%']);
});
