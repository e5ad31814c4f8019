import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DraftStorage } from './draft.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import type { Message } from './message.ts';

const one: Message = {
  name: 'Mei',
  email: 'm@c.example',
  subject: 'One',
  message: '1',
  company: '',
};
const two: Message = { ...one, subject: 'Two' };

function memory(): () => DraftStorage {
  const items = new Map<string, string>();
  const storage: DraftStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return () => storage;
}

/** Two tabs of one device, and the same tab after a reload. */
function device() {
  const shared = memory();
  const nowMs = () => 1000;
  return () => {
    const tab = memory();
    const load = () => createDraftKeeper({ tab, device: shared, nowMs });
    return { keeper: load(), reload: load };
  };
}

test('a new tab finds the draft typed in last', () => {
  const open = device();
  open().keeper.keep(one, false);
  open().keeper.keep(two, false);
  assert.equal(open().keeper.read()?.subject, 'Two');
});

test('two tabs with two messages each find their own again', () => {
  const open = device();
  const [first, second] = [open(), open()];
  first.keeper.keep(one, false);
  second.keeper.keep(two, false);
  assert.equal(first.reload().read()?.subject, 'One');
  assert.equal(second.reload().read()?.subject, 'Two');
});

test('sending and forgetting one leaves the other alone', () => {
  const open = device();
  const [first, second] = [open(), open()];
  first.keeper.keep(one, false);
  second.keeper.keep(two, false);
  first.keeper.mark(one, true);
  assert.equal(first.reload().read()?.isOnItsWay, true);
  assert.equal(open().keeper.read()?.isOnItsWay, undefined);
  first.keeper.forget(one);
  assert.equal(first.reload().read()?.subject, 'Two');
  assert.equal(open().keeper.read()?.subject, 'Two');
});

test('a message on its way is still known to be so when its tab is closed', () => {
  const open = device();
  const { keeper } = open();
  keeper.keep(one, false);
  keeper.mark(one, true);
  assert.deepEqual(open().keeper.read(), {
    name: 'Mei',
    email: 'm@c.example',
    subject: 'One',
    message: '1',
    isOnItsWay: true,
  });
  keeper.mark(one, false);
  assert.equal(open().keeper.read()?.isOnItsWay, undefined);
});

test('what is typed or emptied after a failure is not overwritten by its end', () => {
  const { keeper, reload } = device()();
  keeper.keep(one, false);
  keeper.mark(one, true);
  keeper.keep(two, false);
  keeper.mark(one, false);
  assert.equal(reload().read()?.subject, 'Two');
  keeper.forget(two);
  keeper.mark(one, false);
  assert.equal(reload().read(), null);
});

test('a device that keeps nothing is told apart, and the tab still remembers', () => {
  const blocked = (): DraftStorage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const keeper = createDraftKeeper({ tab: memory(), device: blocked, nowMs: () => 1000 });
  assert.equal(keeper.keep(one, false), false);
  keeper.mark(one, true);
  assert.equal(keeper.read()?.subject, 'One');
  keeper.forget(one);
  assert.equal(keeper.read(), null);
});
