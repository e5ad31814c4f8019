import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  blockedStorage,
  defineLocalStorage,
  mockStorage,
} from '../../../tests/support/mockStorage.ts';
import { inUnit, keepUnit, readUnit } from './speedUnit.ts';

test('565 km/h is 351 mph', () => {
  assert.equal(inUnit(565, 'mph'), 351);
  assert.equal(inUnit(564.6, 'km/h'), 565);
});

test('the choice is remembered', () => {
  defineLocalStorage(mockStorage().storage);
  assert.equal(readUnit(), 'km/h');
  keepUnit('mph');
  assert.equal(readUnit(), 'mph');
});

test('a stored text that is no unit means km/h', () => {
  const { items, storage } = mockStorage();
  defineLocalStorage(storage);
  keepUnit('mph');
  for (const key of items.keys()) items.set(key, '<script>');
  assert.equal(readUnit(), 'km/h');
});

test('without storage the unit is km/h', () => {
  defineLocalStorage(blockedStorage);
  keepUnit('mph');
  assert.equal(readUnit(), 'km/h');
});
