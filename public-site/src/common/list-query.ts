/** The requested page number; 1 by default, `undefined` for an invalid one. */
export function pageNumberOf(search: URLSearchParams): number | undefined {
  const asked = search.get('page');
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** A parameter's value if it is allowed. */
export function chosenOf<const Value extends string>(
  search: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const asked = search.get(name);
  return allowed.find((value) => value === asked);
}
