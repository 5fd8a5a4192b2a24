import type { ShownOffer } from 'contract/inquiry';
import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';

export interface OfferLineView {
  name: string;
  /** Packs and lead time. */
  details: string;
  quantity: string;
  /** `1.005 / kg` */
  price: string;
  total: string;
}

/** What an offer says. */
export interface OfferContentsView {
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly OfferLineView[];
  /** The total last. */
  totals: readonly { label: string; amount: string }[];
  note: string | null;
  /** The address of its PDF. */
  pdf: string;
}

export interface OfferView {
  /** `Offer OFF-2026-000001, version 2` */
  title: string;
  state: ShownOffer['state'];
  /** How it stands, in a sentence. */
  stateText: string;
  /** Null once its key has ended. */
  contents: OfferContentsView | null;
  /** What its answer is sent with. */
  key: string;
}

export interface OfferPageView {
  kind: 'offer';
  head: Head;
  crumbs: readonly Crumb[];
  offer: OfferView;
  /** To answer it. */
  form: OpenForm;
}
