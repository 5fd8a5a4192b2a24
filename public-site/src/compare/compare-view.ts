import type { Fact } from '../chemical/chemical-view';
import type { FormulaView } from '../common/formula-view';
import type { Crumb, Head } from '../common/view-parts';

/** The number of chemicals that stand side by side. */
export const maxCompared = 5;

export interface ComparedChemical {
  id: string;
  name: string;
  casNumber: string | null;
  href: string;
  picture: string | null;
  formula: FormulaView | null;
  /** The comparison without it. */
  withoutHref: string;
}

/** One fact of all chemicals; null where a chemical has none. */
export interface ComparedRow {
  label: string;
  values: readonly (Omit<Fact, 'label'> | null)[];
  /** Whether the chemicals differ in it. */
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

export interface CompareView {
  kind: 'compare';
  head: Head;
  crumbs: readonly Crumb[];
  chemicals: readonly ComparedChemical[];
  groups: readonly ComparedGroup[];
  /** The path segments of the chemicals, for the form that adds one. */
  slugs: readonly string[];
  /** How many were asked for beyond the maximum. */
  leftOut: number;
  /** What was to be added and is not listed; null for nothing. */
  notFound: string | null;
}
