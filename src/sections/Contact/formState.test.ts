import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MESSAGE } from '../../../tests/testMessage.ts';
import { EMPTY_FORM, type FormAction, isSending, reduceForm } from './formState.ts';
import { LIMITS } from './message.ts';

const EDITED: FormAction = { type: 'edited', message: MESSAGE, isStored: true };
const FAILED: FormAction = { type: 'ended', result: 'failed', message: MESSAGE };

const after = (...actions: FormAction[]) => actions.reduce(reduceForm, EMPTY_FORM);

test('what is typed decides on length, completeness and excess', () => {
  const { length, isComplete, tooLong } = after(EDITED);
  assert.deepEqual([length, isComplete, tooLong], [MESSAGE.message.length, true, null]);
  const name = 'm'.repeat(LIMITS.name.max + 1);
  const long = after({ ...EDITED, message: { ...MESSAGE, name } });
  assert.deepEqual([long.isComplete, long.tooLong], [false, 'name']);
});

test('a key press that changes nothing keeps the same state, so that nothing is rendered', () => {
  const state = after(EDITED);
  const message = { ...MESSAGE, name: 'Mei T.' };
  assert.equal(reduceForm(state, { ...EDITED, message }), state);
});

test('a failed message can be sent again, and is followed as it is edited', () => {
  const message = { ...MESSAGE, subject: 'Another' };
  const state = after(EDITED, { type: 'sending' }, FAILED, { ...EDITED, message });
  assert.deepEqual([state.status, state.unsent], ['failed', message]);
  const retry = reduceForm(state, { type: 'waiting' });
  assert.ok(isSending(retry));
  assert.equal(retry.unsent, message);
});

test('a sent message leaves an empty form, whose next input begins anew', () => {
  const restored: FormAction = { ...EDITED, type: 'restored', isStored: false, mayBeSent: true };
  const ended: FormAction = { type: 'ended', result: 'sent', message: MESSAGE };
  const state = after(restored, FAILED, { type: 'sending' }, ended, { type: 'cleared' });
  assert.deepEqual(state, { ...EMPTY_FORM, isStored: false, status: 'sent' });
  assert.equal(reduceForm(state, EDITED).status, 'idle');
});
