import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';
import type { UnitView } from './inquiry-view';

/** A chemical that matches a line of a pasted list, exactly or possibly. */
export interface MeantChemical {
  id: string;
  name: string;
  href: string;
  casNumber: string | null;
}

export type RowVerdict =
  | { kind: 'found'; chemical: MeantChemical }
  | { kind: 'similar'; chemicals: readonly MeantChemical[] }
  /** `message` names the error of the number and the corrected number. */
  | { kind: 'wrong-digit'; message: string }
  | { kind: 'not-carried' };

/** A parsed line of a pasted list. */
export interface OrderRow {
  /** Its position in the list. */
  number: number;
  /** As it was pasted. */
  line: string;
  /** The line without its quantity. */
  wanted: string;
  quantity: string;
  unitId: string;
  /** `4 × 1000 L IBC`; empty without packs. */
  packaging: string;
  /** How the line was read, in words. */
  reading: string;
  /** It was read in a unit that the list of units lacks. */
  isUnitUnknown: boolean;
  /** The two quantities that its number can mean; null for a clear one. */
  meanings: readonly [grouped: string, decimal: string] | null;
  /** Lines with the same value follow when one is corrected; null where nothing is in doubt. */
  like: { unit: string | null; words: string | null };
  verdict: RowVerdict;
}

export interface OrderListView {
  kind: 'order-list';
  head: Head;
  crumbs: readonly Crumb[];
  /** With the pasted text in its field `list`. */
  form: OpenForm;
  /** Null before a list was pasted. */
  rows: readonly OrderRow[] | null;
  /** Lines that are headings, totals or sentences. */
  notOrders: readonly string[];
  /** The number of lines above the maximum, which were not read. */
  leftOut: number;
  units: readonly UnitView[];
}
