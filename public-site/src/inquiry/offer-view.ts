import type { ShownOffer } from 'contract/inquiry';

export interface OfferLineView {
  name: string;
  /** Packs and lead time. */
  details: string;
  quantity: string;
  /** `1.005 / kg` */
  price: string;
  total: string;
}

/** The offer on the status page of an inquiry. */
export interface OfferView {
  /** `Offer OFF-2026-000001, version 2` */
  title: string;
  revision: number;
  state: ShownOffer['state'];
  /** How it stands, in a sentence. */
  stateText: string;
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly OfferLineView[];
  total: string;
  note: string | null;
  /** The address of its PDF. */
  pdf: string;
  /** What its answer is sent with. */
  reference: string;
  key: string;
}
