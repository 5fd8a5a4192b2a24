/** Guarantee: each filter that is set is named, with nothing for its value. */
export function clearedFilters<Filters extends object>(filters: Filters) {
  const entries = Object.keys(filters).map((name) => [name, undefined]);
  return Object.fromEntries(entries) as { [Name in keyof Filters]: undefined };
}
