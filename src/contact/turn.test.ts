import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TURN_MS, takeTurn } from './turn.ts';

/** Waits that end when the test says so. */
function handWait() {
  const ends: (() => void)[] = [];
  const durationsMs: number[] = [];
  const wait = (durationMs: number) => {
    durationsMs.push(durationMs);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { durationsMs, ends, wait };
}

/** As `navigator.locks` keeps one name: a queue, and "only if it is free". */
function memoryLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const hold = async (callback: (lock: Lock | null) => unknown) => {
    const lock: Lock = { name: 'contact-message', mode: 'exclusive' };
    held += 1;
    const before = last;
    const ended = before.then(() => callback(lock)).finally(() => (held -= 1));
    last = ended.catch(() => {});
    return ended;
  };
  const request = async (
    _name: string,
    second: unknown,
    third?: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (third) return held > 0 ? third(null) : hold(third);
    return hold(second as (lock: Lock | null) => unknown);
  };
  return { request } as Pick<LockManager, 'request'>;
}

const isRequest = () => true;

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a free turn is taken at once, and its end is told at once', async () => {
  const { durationsMs, wait } = handWait();
  const outcome = takeTurn(
    async () => 'sent',
    () => assert.fail('nobody waits'),
    isRequest,
    { locks: memoryLocks(), wait },
  );
  assert.equal(await outcome, 'sent');
  await settle();
  assert.deepEqual(durationsMs, [TURN_MS]);
  assert.equal(TURN_MS, 1000);
});

test('the next one starts a second after the one before it has ended, and is told to wait', async () => {
  const { ends, wait } = handWait();
  const surroundings = { locks: memoryLocks(), wait };
  const log: string[] = [];
  const turn = (name: string) =>
    takeTurn(
      async () => log.push(name),
      () => log.push(`${name} waits`),
      isRequest,
      surroundings,
    );
  const first = turn('first');
  await first;
  await settle();
  const second = turn('second');
  await settle();
  assert.deepEqual(log, ['first', 'second waits']);
  ends[0]?.();
  await second;
  assert.deepEqual(log, ['first', 'second waits', 'second']);
});

test('after a turn in which the service was not asked the next one is free at once', async () => {
  const { durationsMs, wait } = handWait();
  const surroundings = { locks: memoryLocks(), wait };
  const turn = () =>
    takeTurn(
      async () => 'misconfigured',
      () => assert.fail('nobody waits'),
      (result) => result === 'sent',
      surroundings,
    );
  await turn();
  await settle();
  assert.equal(await turn(), 'misconfigured');
  assert.deepEqual(durationsMs, []);
});

test('what fails fails for its caller only, and holds up nobody', async () => {
  const { ends, wait } = handWait();
  const surroundings = { locks: memoryLocks(), wait };
  const failing = takeTurn(
    () => Promise.reject(new Error('no')),
    () => {},
    isRequest,
    surroundings,
  );
  await assert.rejects(failing, /no/);
  const next = takeTurn(
    async () => 'sent',
    () => {},
    isRequest,
    surroundings,
  );
  await settle();
  ends[0]?.();
  assert.equal(await next, 'sent');
});

test('without locks, or where they are refused, the message leaves all the same, once', async () => {
  const { wait } = handWait();
  const refusing = {
    request: () => Promise.reject(new DOMException('no', 'SecurityError')),
  } as unknown as Pick<LockManager, 'request'>;
  for (const locks of [undefined, refusing]) {
    let runs = 0;
    const outcome = await takeTurn(
      async () => {
        runs += 1;
        return 'sent';
      },
      () => assert.fail('nobody waits'),
      isRequest,
      { locks, wait },
    );
    assert.deepEqual([outcome, runs], ['sent', 1]);
  }
});
