import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** How high the rows of all tables are. */
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
    // Storage refused: the usual height is then the right one.
    return null;
  }
}

/** Sets the height of rows in all tables, and keeps it in this browser. */
export function changeDensity(density: Density) {
  chosen = density;
  try {
    localStorage.setItem(key, density);
  } catch {
    // Storage refused: the choice holds until the next load.
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
