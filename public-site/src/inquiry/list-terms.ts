const key = 'list-terms';

/** Stores what a list says of the purchase for the inquiry's form; lost where storage is blocked. */
export function storeListTerms(terms: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(terms));
  } catch {
    // Blocked or full storage throws.
  }
}

/** Removes and returns the stored terms. */
export function takeListTerms(): Readonly<Record<string, string>> {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? {} : textsIn(JSON.parse(text));
  } catch {
    // Blocked storage throws.
    return {};
  }
}

function textsIn(stored: unknown): Readonly<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}
