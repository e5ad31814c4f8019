/**
 * Replaces the `{{name}}` placeholders of a text.
 * @throws if there is no value for a placeholder
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{\{([^{}]*)\}\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`Nothing to put in place of ${placeholder}`);
    return String(values[name]);
  });
}
