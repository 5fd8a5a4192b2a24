const key = 'pasted-list';
const longest = 100_000;

/** Stores a pasted list for the page that reads lists. Returns false if storage is unavailable. */
export function storePastedList(text: string): boolean {
  try {
    sessionStorage.setItem(key, text.slice(0, longest));
    return true;
  } catch {
    // Blocked or full storage throws.
    return false;
  }
}

/** Removes and returns the stored list. */
export function takePastedList(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    // Blocked storage throws.
    return null;
  }
}
