/** A place that is filled in, as in `{{name}}`. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/**
 * Fills in the `{{name}}` placeholders of a text. In HTML, the values have to be HTML too.
 * @throws if there is no value for a placeholder
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(PLACEHOLDER, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`Nothing to put in place of ${placeholder}`);
    return String(values[name]);
  });
}
