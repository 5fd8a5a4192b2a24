import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** The row height of all tables. */
export const Density = z.enum(['compact', 'normal', 'roomy']);
export type Density = z.infer<typeof Density>;

const key = 'table-density';
const listeners = new Set<() => void>();
let chosen: Density | undefined;

function read(): Density {
  chosen ??= Density.catch('normal').parse(stored());
  return chosen;
}

function stored() {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: use the default height.
    return null;
  }
}

/** Sets the row height of all tables, and stores it in this browser. */
export function changeDensity(density: Density) {
  chosen = density;
  try {
    localStorage.setItem(key, density);
  } catch {
    // Storage is blocked: the choice lasts until the page reloads.
  }
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useDensity() {
  return useSyncExternalStore(subscribe, read, () => 'normal' as const);
}
