import type { ReactNode } from 'react';
import type { ColumnEdit } from './column-edit';
import type { AnyResource, RowOf, SortOf } from '../resource/resource-types';

/** How a column appears in the list rows of a phone. */
export type ColumnRole = 'fact' | 'status' | 'picture';

/** How a list is grouped by a column. */
export interface ColumnGroup {
  /** The name in the contract's `groups`, if it is not the column's `id`. */
  by?: string;
  /** The name of a value; by default that of the record which it refers to, or the label of its editing. */
  nameOf?: (value: string) => string;
  /** The name of the group without a value: "Nobody"; "No country" by default. */
  none?: string;
}

/** One column of a list. The first column names the record and is always shown. */
export interface Column<R extends AnyResource> {
  id: string;
  label: string;
  cell: (row: RowOf<R>) => ReactNode;
  /** The contract's sort name, if the list can be sorted by it. */
  sort?: SortOf<R>;
  /** Hidden until the user shows it. */
  isHidden?: boolean;
  /** Hidden in windows narrower than this, in pixels, until the user shows it. */
  hiddenBelow?: number;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** Lets the cells be edited in the list, as the contract describes the field. */
  edit?: ColumnEdit;
  /** Lets the list be grouped by it. */
  group?: ColumnGroup;
  /** In rem, padding included. Columns without a width share the remaining room equally. */
  width?: number;
  /** Its place in the rows of a phone, below the title (the first column); without a role it is left out there. */
  role?: ColumnRole;
}

/** @example export const unitColumns: Columns<typeof units> = [{ id: 'name', label: 'Name', cell: (unit) => unit.name }]; */
export type Columns<R extends AnyResource> = readonly Column<R>[];
