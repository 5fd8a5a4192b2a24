/** The values of one group of variables: `customer.companyName` is `{ customer: { companyName } }`. */
export type ValueGroup = Readonly<Record<string, string>>;

/**
 * The values to render a template with. A variable without a value is empty; the `items` of an inquiry are in `lists`
 * under the list's full name.
 */
export interface MailValues {
  readonly groups: Readonly<Record<string, ValueGroup>>;
  readonly lists: Readonly<Record<string, readonly ValueGroup[]>>;
}

export const noValues: MailValues = { groups: {}, lists: {} };

/** Merges variable by variable; later values take precedence. */
export function mergedValues(...all: readonly MailValues[]): MailValues {
  const groups: Record<string, ValueGroup> = {};
  for (const values of all) {
    for (const [group, fields] of Object.entries(values.groups)) {
      groups[group] = { ...groups[group], ...fields };
    }
  }
  return { groups, lists: Object.assign({}, ...all.map(({ lists }) => lists)) };
}
