import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { SEND_INTERVAL_MS, withSendLock } from './sendLock.ts';

/** Sends messages with the process's own locks, and logs what happens. */
function createPage() {
  const log: string[] = [];
  const send = (name: string, run: () => Promise<string>, isRequest = true) =>
    withSendLock(
      () => {
        log.push(name);
        return run();
      },
      () => log.push(`${name} waits`),
      () => isRequest,
    );
  return { log, send };
}

const sent = async () => 'sent';

describe('the send lock', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(async () => {
    mock.timers.runAll();
    mock.timers.reset();
    await setImmediate();
  });

  for (const isFailure of [false, true])
    test(`a message is sent a second after ${isFailure ? 'a failure' : 'the last'}, and it is reported that it waits`, async () => {
      const { log, send } = createPage();
      if (isFailure) {
        const fail = () => Promise.reject(new Error('no'));
        await assert.rejects(send('first', fail), /no/);
      } else assert.equal(await send('first', sent), 'sent');
      const second = send('second', sent);
      await setImmediate();
      assert.equal(SEND_INTERVAL_MS, 1000);
      mock.timers.tick(999);
      await setImmediate();
      assert.deepEqual(log, ['first', 'second waits']);
      mock.timers.tick(1);
      assert.equal(await second, 'sent');
      assert.deepEqual(log, ['first', 'second waits', 'second']);
    });

  test('if no request was made, the next message is sent at once', async () => {
    const { log, send } = createPage();
    for (const name of ['first', 'second']) {
      await send(name, async () => 'misconfigured', false);
      await setImmediate();
    }
    assert.deepEqual(log, ['first', 'second']);
  });

  test('a message is sent once without locks, and if they are refused', async ({ mock: own }) => {
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    for (const locks of [undefined, refusing]) {
      own.getter(navigator, 'locks', () => locks as unknown as LockManager);
      let runs = 0;
      const run = async () => ++runs;
      await withSendLock(run, assert.fail, () => true);
      assert.equal(runs, 1);
      own.restoreAll();
    }
  });
});
