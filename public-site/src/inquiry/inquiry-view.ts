import type { UnitDimension } from 'contract/catalog';
import type { BasketLine } from '../basket/basket-line';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { OpenForm } from '../form/form-view';
import type { MeasureFacts } from './conversions';

/** A unit for quantities of an inquiry. */
export interface UnitView {
  id: string;
  symbol: string;
  dimension: UnitDimension;
  factor: number;
}

/** What a line of an inquiry needs to know of its chemical. */
export interface ChemicalFacts extends MeasureFacts {
  grades: readonly string[];
  /** Packs in which it is sold: `200 L, Steel drum`. */
  packs: readonly string[];
  /** The unit that it is sold by. */
  unitId: string | null;
}

export type FactsById = Readonly<Record<string, ChemicalFacts>>;

export interface InquiryPageView {
  kind: 'inquiry';
  head: Head;
  crumbs: readonly Crumb[];
  form: OpenForm;
  /** The lines of the address or the form; with a script, they are added to the basket. */
  lines: readonly BasketLine[];
  /** Lines to be filled in where there is no script. */
  blankLines: readonly number[];
  /** By the ids of the chemicals in the lines. */
  facts: FactsById;
  /** Chemicals of the address that are not there. */
  unknown: readonly string[];
  units: readonly UnitView[];
  /** Of all chemicals. */
  grades: readonly string[];
  incoterms: readonly (readonly [code: string, name: string])[];
  /** Codes and names. */
  countries: readonly (readonly [code: string, name: string])[];
}
