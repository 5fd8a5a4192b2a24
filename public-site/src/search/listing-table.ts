import { t } from '@lingui/core/macro';
import type { ChemicalSummary } from '../chemical/chemical-summary';

/** The columns of a listing that one may choose, in their order, as in the address. */
export const listingColumns = [
  'cas',
  'formula',
  'mass',
  'melting',
  'boiling',
  'flash',
  'density',
  'hazards',
  'grades',
  'packs',
] as const;
export type ListingColumn = (typeof listingColumns)[number];

export function columnName(column: ListingColumn | 'name'): string {
  const names: Readonly<Record<ListingColumn | 'name', string>> = {
    name: t`Name`,
    cas: t`CAS number`,
    formula: t`Formula`,
    mass: t`Molar mass`,
    melting: t`Melting point`,
    boiling: t`Boiling point`,
    flash: t`Flash point`,
    density: t`Density`,
    hazards: t`Hazards`,
    grades: t`Grades`,
    packs: t`Packs`,
  };
  return names[column];
}

/** The columns that are as text, numbers on the right. */
export const textColumns = ['cas', 'mass', 'melting', 'boiling', 'flash', 'density'] as const;
export type TextColumn = (typeof textColumns)[number];

/** The head of a column. */
export interface TableHead {
  column: ListingColumn | 'name';
  /** Sorts by it, or turns the order; null for a column without an order. */
  sortHref: string | null;
  sorted: 'ascending' | 'descending' | null;
}

export interface TableRow extends Omit<ChemicalSummary, 'molarMass' | 'picture'> {
  texts: Readonly<Partial<Record<TextColumn, string>>>;
  /** As a line of an inquiry names them: `200 L Steel drum`. */
  packs: readonly string[];
  /** Why it was found; null where its name shows that. */
  reason: string | null;
  /** The offered form that was asked for; empty for none. */
  offeredForm: string;
  section: string;
}

/** A page of chemicals as a table. */
export interface ListingTable {
  heads: readonly TableHead[];
  rows: readonly TableRow[];
  /** The address without query, and the parameters that a change of columns keeps. */
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
}
