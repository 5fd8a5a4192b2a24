/**
 * A template with its `{{…}}` filled in.
 *
 * @throws Error for a name without a value
 */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{\{([^{}\s]+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template has {{${key}}}, which has no value`);
    return String(value);
  });
}
