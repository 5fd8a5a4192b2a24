import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';
import type { UnitView } from './inquiry-view';

/** A chemical that a line of a pasted list means, or may mean. */
export interface MeantChemical {
  id: string;
  name: string;
  href: string;
  casNumber: string | null;
}

export type RowVerdict =
  | { kind: 'found'; chemical: MeantChemical }
  | { kind: 'similar'; chemicals: readonly MeantChemical[] }
  /** With what is wrong with the number, and which one would be right. */
  | { kind: 'wrong-digit'; message: string }
  | { kind: 'not-carried' };

/** A line of a pasted list, as it was read. */
export interface AskedRow {
  /** Its place in the list. */
  number: number;
  /** As it was pasted. */
  line: string;
  /** What is left of it without the quantity. */
  wanted: string;
  quantity: string;
  unitId: string;
  verdict: RowVerdict;
}

export interface AskedListView {
  kind: 'asked-list';
  head: Head;
  crumbs: readonly Crumb[];
  /** With the pasted text in its field `list`. */
  form: OpenForm;
  /** Null before a list was pasted. */
  rows: readonly AskedRow[] | null;
  /** The number of lines above the maximum, which were not read. */
  leftOut: number;
  units: readonly UnitView[];
}
