/** The state of the contact form, as a reducer (https://react.dev/reference/react/useReducer). */
import { findTooLong, isComplete, type LimitedField, type Message } from './message.ts';
import type { Outcome } from './sendMessage.ts';

/** How sending ended. Another tab may have sent the same message. */
export type SendResult = Outcome | 'sentElsewhere';

/**
 * The typed text stays in the fields. Except after a failure, the state holds only values derived
 * from it, so that most key presses change nothing and render nothing.
 */
export interface FormState {
  /** Characters in the message field. */
  readonly length: number;
  readonly isComplete: boolean;
  /** The first field that is too long to send, for example after pasting. */
  readonly tooLong: LimitedField | null;
  /** Whether the draft is stored on the device. */
  readonly isStored: boolean;
  /** The page was closed while this message was being sent. */
  readonly mayBeSent: boolean;
  /** After a failure, the message as it is now typed. */
  readonly unsent: Message | null;
  /** While 'waiting', another message holds the send lock. */
  readonly status: 'idle' | 'waiting' | 'sending' | SendResult;
}

/** Nothing typed, nothing sent. */
export const EMPTY_FORM: FormState = {
  length: 0,
  isComplete: false,
  tooLong: null,
  isStored: true,
  mayBeSent: false,
  unsent: null,
  status: 'idle',
};

/** What happens to the form or to its message. */
export type FormAction =
  /** The page has loaded, with a draft or with what was typed before hydration. */
  | { type: 'restored'; message: Message; isStored: boolean; mayBeSent: boolean }
  | { type: 'edited'; message: Message; isStored: boolean }
  | { type: 'waiting' | 'sending' }
  | { type: 'ended'; result: SendResult; message: Message }
  /** The fields were emptied, because the message has been sent. */
  | { type: 'cleared' };

type WithStatus = Pick<FormState, 'status'>;

/** Whether the message is on its way, or waits for another. */
export const isSending = ({ status }: WithStatus): boolean =>
  status === 'waiting' || status === 'sending';

/** Whether the message has been sent, by this tab or by another. */
export const isSent = ({ status }: WithStatus): boolean =>
  status === 'sent' || status === 'sentElsewhere';

const derivedFrom = (message: Message) => ({
  length: message.message.length,
  isComplete: isComplete(message),
  tooLong: findTooLong(message),
});

/** The state with some changes. The same object if there are none, for which React renders nothing. */
function change(state: FormState, changes: Partial<FormState>): FormState {
  const isChanged = (Object.keys(changes) as (keyof FormState)[]).some(
    (key) => changes[key] !== state[key],
  );
  return isChanged ? { ...state, ...changes } : state;
}

/** The state after an action. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'restored': {
      const { message, isStored, mayBeSent } = action;
      return change(state, { ...derivedFrom(message), isStored, mayBeSent });
    }
    case 'edited': {
      const { message, isStored } = action;
      const unsent = state.unsent && message;
      const status = isSent(state) ? 'idle' : state.status;
      return change(state, { ...derivedFrom(message), isStored, unsent, status });
    }
    case 'waiting':
    case 'sending':
      return change(state, { status: action.type });
    case 'ended': {
      const { result: status, message } = action;
      return change(state, {
        status,
        unsent: isSent({ status }) ? null : message,
        mayBeSent: false,
      });
    }
    case 'cleared': {
      const { isStored, status } = state;
      return { ...EMPTY_FORM, isStored, status };
    }
  }
}
