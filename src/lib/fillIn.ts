const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A value that is put in as it is. */
export interface Html {
  readonly html: string;
}

/** Replaces each `{{…}}` mark by what a function makes of the words in it. */
function replaceMarks(template: string, replace: (name: string) => string | undefined): string {
  return template.replace(/\{\{([^{}]*)\}\}/g, (mark, name: string) => {
    const value = replace(name);
    if (value === undefined) throw new Error(`Nothing to put in place of ${mark}`);
    return value;
  });
}

const ownValue = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/**
 * Puts values in place of `{{name}}` marks in HTML, escaped where they are texts.
 * @throws when a mark names no value, so that a misspelt one fails the build
 */
export function fillIn(template: string, values: Readonly<Record<string, string | Html>>): string {
  return replaceMarks(template, (name) => {
    const value = ownValue(values, name);
    return typeof value === 'string' ? escapeHtml(value) : value?.html;
  });
}

/**
 * Puts values in place of `{{name}}` marks in a text that is no HTML, or not yet.
 * @throws when a mark names no value
 */
export function fillInText(template: string, values: Readonly<Record<string, string>>): string {
  return replaceMarks(template, (name) => ownValue(values, name));
}
