const key = 'pasted-list';
const longest = 100_000;

/** Hands a pasted list over to the page that reads lists. False when the browser keeps nothing for this site. */
export function storePastedList(text: string): boolean {
  try {
    sessionStorage.setItem(key, text.slice(0, longest));
    return true;
  } catch {
    // Storage that is switched off or full throws.
    return false;
  }
}

/** The list that was handed over, once. */
export function takePastedList(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    // Storage that is switched off throws.
    return null;
  }
}
