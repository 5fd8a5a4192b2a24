import type { ShownRequest } from 'contract/inquiry';
import type { Crumb, Head, NamedLink } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';

export type Choices = readonly (readonly [value: string, text: string])[];

export interface RequestLineView {
  key: string;
  name: string;
  /** CAS number, grade, pack and documents. */
  details: string;
  /** `600 kg`; empty where none was said. */
  quantity: string;
}

/** Who asks. */
export interface AskerView {
  name: string;
  address: string | null;
  links: readonly NamedLink[];
  /** Numbers of the company, with their names. */
  numbers: readonly string[];
}

export interface RequestContentsView {
  facts: readonly (readonly [label: string, value: string])[];
  remarks: string | null;
  lines: readonly RequestLineView[];
  units: Choices;
  currencies: Choices;
  incoterms: Choices;
  /** Whether it can be answered. */
  isOpen: boolean;
}

export interface SupplierRequestView {
  kind: 'request';
  head: Head;
  crumbs: readonly Crumb[];
  /** `Request for quotation RFQ-2026-000001` */
  title: string;
  state: ShownRequest['state'];
  /** How it stands, in a sentence. */
  stateText: string;
  asker: AskerView;
  /** Null once the key has ended. */
  contents: RequestContentsView | null;
  /** What its answer is sent with. */
  accessKey: string;
  /** To answer it, filled in with the last answer. */
  form: OpenForm;
}
