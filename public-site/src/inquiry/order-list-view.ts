import type { OrderQuestion } from 'contract/order-list';
import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';
import type { UnitView } from '../common/unit-view';

/** A chemical that matches a line of a pasted list, exactly or possibly. */
export interface MeantChemical {
  id: string;
  name: string;
  href: string;
  casNumber: string | null;
  /** The offered form that the line asks for; the address is that of its section. */
  offeredForm?: string;
}

export type RowVerdict =
  | { kind: 'found'; chemical: MeantChemical }
  /** `leftOut` are words of the line that the chemicals do not have. */
  | { kind: 'similar'; chemicals: readonly MeantChemical[]; leftOut: readonly string[] }
  /** `message` names the error of the number and the corrected number. */
  | { kind: 'wrong-digit'; message: string }
  | { kind: 'not-carried' };

/** One of the amounts that a line may ask for, as the fields have it. */
export interface RowReading {
  /** `12 × 160 kg drum = 1920 kg` */
  label: string;
  quantity: string;
  unitId: string;
  packaging: string;
}

/** What a line leaves open, asked in its place. */
export interface RowQuestion {
  about: OrderQuestion['about'];
  /** The question in a sentence. */
  text: string;
  readings: readonly RowReading[];
}

/** A part of a line as it was read. */
export interface RowPart {
  label: string;
  text: string;
}

/** A parsed line of a pasted list. */
export interface OrderRow {
  /** Its position among the rows. */
  number: number;
  /** As it was pasted. */
  line: string;
  /** The line without its quantity. */
  wanted: string;
  quantity: string;
  unitId: string;
  /** `4 × 1000 L IBC`; empty without packs. */
  packaging: string;
  /** The parts of the line, with the amount as it was understood. */
  parts: readonly RowPart[];
  /** It was read in a unit that the list of units lacks. */
  isUnitUnknown: boolean;
  /** Null for a line that leaves nothing open. */
  question: RowQuestion | null;
  /** Lines with the same value follow when one is corrected; null where nothing is in doubt. */
  like: { unit: string | null; words: string | null };
  verdict: RowVerdict;
}

/** A line that is no product: a heading, a total, a sentence, a term, a contact. It can be asked for as written. */
export interface OtherLine {
  /** Its position behind the rows. */
  number: number;
  line: string;
  label: string;
}

export interface OrderListView {
  kind: 'order-list';
  head: Head;
  crumbs: readonly Crumb[];
  /** With the pasted text in its field `list`. */
  form: OpenForm;
  /** Null before a list was pasted. */
  rows: readonly OrderRow[] | null;
  others: readonly OtherLine[];
  /** What the text says of the purchase and its sender, by the fields of the inquiry. */
  terms: Readonly<Record<string, string>>;
  /** The number of lines above the maximum, which were not read. */
  leftOut: number;
  units: readonly UnitView[];
}
