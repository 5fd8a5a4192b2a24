import { useState } from 'react';

const storageKey = 'sidebar:groups';

export interface OpenGroups {
  isOpen(trail: readonly string[]): boolean;
  toggle(trail: readonly string[]): void;
  open(trail: readonly string[]): void;
}

/**
 * The open groups of the side menu, stored in the browser. Only one of sibling groups is open, so that the menu fits.
 * Navigating to a page opens the groups around its entry.
 *
 * @param current - the labels of the groups around the current entry, outermost first
 */
export function useOpenGroups(current: readonly string[]): OpenGroups {
  const [keys, setKeys] = useState(() => withTrail(readKept(), current));
  const [seen, setSeen] = useState(keyOf(current));

  if (seen !== keyOf(current)) {
    setSeen(keyOf(current));
    setKeys(withTrail(keys, current));
  }

  function change(next: ReadonlySet<string>) {
    setKeys(next);
    keep(next);
  }
  return {
    isOpen: (trail) => keys.has(keyOf(trail)),
    open: (trail) => change(withTrail(keys, trail)),
    toggle(trail) {
      const next = new Set(keys);
      change(next.delete(keyOf(trail)) ? next : withTrail(keys, trail));
    },
  };
}

function keyOf(trail: readonly string[]): string {
  return trail.join('/');
}

function withTrail(keys: ReadonlySet<string>, trail: readonly string[]): ReadonlySet<string> {
  const around = trail.map((_, index) => keyOf(trail.slice(0, index + 1)));
  const isInside = (key: string) => key.startsWith(`${keyOf(trail)}/`);
  return trail.length === 0 ? keys : new Set([...around, ...[...keys].filter(isInside)]);
}

function readKept(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
  } catch {
    // Storage is blocked or corrupt: all groups start closed.
    return new Set();
  }
}

function keep(keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...keys]));
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}
