/** The page that an address asks for; the first when it asks for none, `undefined` when for one that cannot be. */
export function pageNumberOf(search: URLSearchParams): number | undefined {
  const asked = search.get('page');
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** The value of a parameter when it is one of those allowed. */
export function chosenOf<const Value extends string>(
  search: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const asked = search.get(name);
  return allowed.find((value) => value === asked);
}
