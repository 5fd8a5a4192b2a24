import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** The row height of all tables. */
export const Density = z.enum(['compact', 'normal', 'roomy']);
export type Density = z.infer<typeof Density>;

const key = 'table-density';
/** Of the window, which every edition of this package hears. */
const changeEvent = 'shared-ui:density';
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
  window.dispatchEvent(new CustomEvent(changeEvent, { detail: density }));
}

function subscribe(listener: () => void) {
  const adopt = (event: Event) => {
    if (event instanceof CustomEvent) chosen = Density.catch(read()).parse(event.detail);
    listener();
  };
  window.addEventListener(changeEvent, adopt);
  return () => window.removeEventListener(changeEvent, adopt);
}

export function useDensity() {
  return useSyncExternalStore(subscribe, read, () => 'normal' as const);
}
