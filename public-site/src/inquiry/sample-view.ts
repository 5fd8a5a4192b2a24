import type { Crumb, Head, NamedLink } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';

export interface SampleView {
  kind: 'sample';
  head: Head;
  crumbs: readonly Crumb[];
  /** Null without an address of a chemical, or when it is not listed any more. */
  chemical: (NamedLink & { id: string; facts: string }) | null;
  /** Values of the field and their texts: `50 g`. */
  amounts: readonly (readonly [value: string, text: string])[];
  /** Codes and names. */
  countries: readonly (readonly [code: string, name: string])[];
  form: OpenForm;
}
