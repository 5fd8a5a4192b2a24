import type { ReactNode } from 'react';
import type { AnyResource, RowOf, SortOf } from '../resource/resource-types';

/** One column of a list. The first column names the record and is always shown. */
export interface Column<R extends AnyResource> {
  id: string;
  label: string;
  cell: (row: RowOf<R>) => ReactNode;
  /** The contract's sort column, when the list can be sorted by it. */
  sort?: SortOf<R>;
  /** Hidden until chosen. */
  isHidden?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

/** @example export const unitColumns: Columns<typeof units> = [{ id: 'name', label: 'Name', cell: (unit) => unit.name }]; */
export type Columns<R extends AnyResource> = readonly Column<R>[];
