/** Where the tab's storage has what was entered in the form of an address. */
export const entriesKey = (action: string) => `form:${action}`;

/** Removes what was entered in a form, once it is sent or discarded. */
export function forgetEntries(action: string): void {
  try {
    sessionStorage.removeItem(entriesKey(action));
  } catch {
    // Blocked storage throws.
  }
}
