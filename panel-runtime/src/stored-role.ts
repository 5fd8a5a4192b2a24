const key = 'role';
const listeners = new Set<() => void>();
let known: string | undefined;

/**
 * Remembers what the signed-in admin may do, also for the next page, so that it shows the right menu before the API
 * answers; undefined forgets it.
 */
export function storeRole(role: object | undefined): void {
  const text = role === undefined ? '' : JSON.stringify(role);
  if (text === readRoleText()) return;
  known = text;
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage it is known in this page alone.
  }
  for (const listener of listeners) listener();
}

/** What was remembered last; empty when nothing was. */
export function readRoleText(): string {
  known ??= readStorage() ?? '';
  return known;
}

/** @returns a function that ends it */
export function subscribeToRole(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
