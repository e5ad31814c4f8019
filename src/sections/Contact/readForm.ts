import { DRAFT_FIELDS, type Draft } from './draft.ts';
import { FIELD_NAMES, type FieldName, type Message } from './message.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

function findControl(form: HTMLFormElement, name: FieldName): Control | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

/** Reads the message from the form's uncontrolled fields. */
export function readMessage(form: HTMLFormElement): Message {
  const texts = FIELD_NAMES.map((name) => [name, findControl(form, name)?.value ?? '']);
  const message = Object.fromEntries(texts) as Message;
  // The visitor's own browser may fill in the honeypot. `:is()` ignores names a browser lacks.
  const isAutofilled = findControl(form, 'company')?.matches(':is(:autofill, :-webkit-autofill)');
  return isAutofilled ? { ...message, company: '' } : message;
}

/** Restores a draft into empty fields. Text that is already typed is kept. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const name of DRAFT_FIELDS) {
    const control = findControl(form, name);
    if (control?.value === '') control.value = draft[name] ?? '';
  }
}

/** Sets whether the fields can be edited. */
export function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const name of DRAFT_FIELDS) {
    const control = findControl(form, name);
    if (control) control.readOnly = isReadOnly;
  }
}
