import type { ReactNode } from 'react';
import type { AnyResource, RowOf, SortOf } from '../resource/resource-types';

/** A column's part in the list rows of a phone. */
export type ColumnRole = 'fact' | 'status' | 'picture';

/** One column of a list. The first column names the record and is always shown. */
export interface Column<R extends AnyResource> {
  id: string;
  label: string;
  cell: (row: RowOf<R>) => ReactNode;
  /** The contract's sort column, when the list can be sorted by it. */
  sort?: SortOf<R>;
  /** Hidden until chosen. */
  isHidden?: boolean;
  /** Hidden until chosen in windows narrower than this, in pixels. */
  hiddenBelow?: number;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** In rem, padding included. Columns without a width share the remaining room evenly. */
  width?: number;
  /** Where it stands in the rows of a phone, under the title (the first column); left out there without a role. */
  role?: ColumnRole;
}

/** @example export const unitColumns: Columns<typeof units> = [{ id: 'name', label: 'Name', cell: (unit) => unit.name }]; */
export type Columns<R extends AnyResource> = readonly Column<R>[];
