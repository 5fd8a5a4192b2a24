import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb, Head, NamedLink } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';
import type { ContactView } from '../frame/frame-data';

export interface SampledChemical
  extends NamedLink, Pick<ChemicalSummary, 'id' | 'picture' | 'pictograms' | 'isUnclassified'> {
  /** CAS number and formula. */
  facts: string;
  /** The signal word. */
  signal: string | null;
  /** UN number, class and packing group. */
  transport: string | null;
  grades: string;
  /** The smallest packs that it is sold in. */
  packs: readonly string[];
}

export interface SampleView {
  kind: 'sample';
  head: Head;
  crumbs: readonly Crumb[];
  /** Null without an address of a chemical, or when it is not listed any more. */
  chemical: SampledChemical | null;
  /** Values of the field and their texts: `50 g`. */
  amounts: readonly (readonly [value: string, text: string])[];
  /** Codes and names. */
  countries: readonly (readonly [code: string, name: string])[];
  /** The company's primary contact. */
  contact: ContactView | null;
  /** Within how many hours half of all inquiries are answered, where that is known and good. */
  answerHours: number | null;
  form: OpenForm;
}
