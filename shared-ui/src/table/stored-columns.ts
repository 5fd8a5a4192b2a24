import { z } from 'zod';

const Visibility = z.record(z.string(), z.boolean());

/** Which columns are shown, by id; those not named are as the screen says. */
export type ColumnVisibility = z.infer<typeof Visibility>;

const keyOf = (resource: string) => `columns:${resource}`;

/** The kept choice of columns; empty where there is none, or none that can be read. */
export function readColumns(resource: string): ColumnVisibility {
  try {
    const kept = localStorage.getItem(keyOf(resource));
    return kept === null ? {} : Visibility.catch({}).parse(JSON.parse(kept));
  } catch {
    // Storage refused, or not ours: the screen's own choice is then the right one.
    return {};
  }
}

/** Keeps the choice of columns in this browser. */
export function storeColumns(resource: string, columns: ColumnVisibility) {
  try {
    localStorage.setItem(keyOf(resource), JSON.stringify(columns));
  } catch {
    // Storage refused: the choice holds for this page only.
  }
}
