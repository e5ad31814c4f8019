import { interpolate } from './interpolate.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A value that is not escaped. */
export interface Html {
  readonly html: string;
}

/**
 * Replaces the `{{name}}` placeholders of an HTML text. Strings are escaped.
 * @throws if there is no value for a placeholder
 */
export function interpolateHtml(
  template: string,
  values: Readonly<Record<string, string | Html>>,
): string {
  const asHtml = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? escapeHtml(value) : value.html,
  ]);
  return interpolate(template, Object.fromEntries(asHtml));
}
