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

/**
 * Puts values in place of `{{name}}` marks in HTML or text.
 * @throws when a mark names no value, so that a misspelt one fails the build
 */
export function fillIn(template: string, values: Readonly<Record<string, string | Html>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`Nothing to put in place of ${mark}`);
    return typeof value === 'string' ? escapeHtml(value) : value.html;
  });
}
