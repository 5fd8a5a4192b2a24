const key = 'categories:expanded';

/** The categories that were open when the tree was last looked at in this browser. */
export function readExpanded(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    // Storage refused, or not ours: all are closed then.
    return new Set();
  }
}

export function storeExpanded(expanded: ReadonlySet<string>) {
  try {
    localStorage.setItem(key, JSON.stringify([...expanded]));
  } catch {
    // Storage refused: what is open stays so on this page only.
  }
}
