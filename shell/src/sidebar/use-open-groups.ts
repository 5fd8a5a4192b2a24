import { useState } from 'react';

const storageKey = 'sidebar:groups';

export interface OpenGroups {
  isOpen(trail: readonly string[]): boolean;
  toggle(trail: readonly string[]): void;
  open(trail: readonly string[]): void;
}

/**
 * The groups of the side menu that are open, kept in the browser: of those beside each other one, so that the menu stays
 * in sight. Going to a page opens the groups around its entry.
 *
 * @param current - the labels of the groups around the current entry, from the outermost
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
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    // Storage that is refused or damaged: the menu starts closed.
    return new Set();
  }
}

function keep(keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...keys]));
  } catch {
    // Storage refused: the groups stay as they are for this page only.
  }
}
