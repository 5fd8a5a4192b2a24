import { z } from 'zod';

const Visibility = z.record(z.string(), z.boolean());

/** Column visibility by id; columns without an entry are as the screen defines. */
export type ColumnVisibility = z.infer<typeof Visibility>;

const keyOf = (resource: string) => `columns:${resource}`;

/** The stored choice of columns; empty where there is none, or it cannot be parsed. */
export function readColumns(resource: string): ColumnVisibility {
  try {
    const stored = localStorage.getItem(keyOf(resource));
    return stored === null ? {} : Visibility.catch({}).parse(JSON.parse(stored));
  } catch {
    // Storage is blocked, or its content is not ours: use the screen's default.
    return {};
  }
}

/** Stores the choice of columns in this browser. */
export function storeColumns(resource: string, columns: ColumnVisibility) {
  try {
    localStorage.setItem(keyOf(resource), JSON.stringify(columns));
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}
