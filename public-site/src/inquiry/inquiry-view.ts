import type { UnitView } from '../common/unit-view';
import type { BasketLine } from '../basket/basket-line';
import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';
import type { MeasureFacts } from './conversions';

/** The facts that a line of an inquiry needs of its chemical. */
export interface ChemicalFacts extends MeasureFacts {
  grades: readonly string[];
  /** Its pack sizes: `200 L, Steel drum`. */
  packs: readonly string[];
  /** The forms that it is sold in, with their own grades and packs; missing for a chemical without. */
  forms?: readonly FormFacts[];
  /** The unit that it is sold by. */
  unitId: string | null;
}

export interface FormFacts {
  name: string;
  grades: readonly string[];
  packs: readonly string[];
}

export type FactsById = Readonly<Record<string, ChemicalFacts>>;

export interface InquiryPageView {
  kind: 'inquiry';
  head: Head;
  crumbs: readonly Crumb[];
  form: OpenForm;
  /** The lines of the address or the form; with a script, they are added to the basket. */
  lines: readonly BasketLine[];
  /** The number of empty lines for browsers without scripts. */
  blankLines: readonly number[];
  /** By the ids of the chemicals in the lines. */
  facts: FactsById;
  /** Chemicals in the address that do not exist. */
  unknown: readonly string[];
  units: readonly UnitView[];
  /** The grades of all chemicals. */
  grades: readonly string[];
  incoterms: readonly (readonly [code: string, name: string])[];
  /** Codes and names. */
  countries: readonly (readonly [code: string, name: string])[];
}
