import { DRAFT_FIELDS, type Draft } from '../../contact/draft.ts';
import type { FieldName, Message } from '../../contact/message.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

/** Whether the browser has filled a field in by itself. Older ones do not say. */
function isAutofilled(form: HTMLFormElement, name: FieldName): boolean {
  try {
    return controlOf(form, name)?.matches(':autofill') ?? false;
  } catch {
    return false;
  }
}

/**
 * What is typed in a form: its fields keep their own text, awake or not. A honeypot filled in by
 * the visitor's own browser is no bot's work.
 */
export function readMessage(form: HTMLFormElement): Message {
  const textOf = (name: FieldName) => controlOf(form, name)?.value ?? '';
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
    company: isAutofilled(form, 'company') ? '' : textOf('company'),
  };
}

/** Puts a draft back, but never over what is already typed. */
export function putBack(form: HTMLFormElement, draft: Draft): void {
  for (const name of DRAFT_FIELDS) {
    const control = controlOf(form, name);
    if (control?.value === '') control.value = draft[name] ?? '';
  }
}
