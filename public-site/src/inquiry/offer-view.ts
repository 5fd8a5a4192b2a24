import type { OfferContents, ShownOffer } from 'contract/inquiry';
import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';

export interface OfferLineView {
  /** Names it in a partial acceptance. */
  key: string;
  /** Null before there is an answer. */
  isAccepted: boolean | null;
  name: string;
  /** Packs and lead time. */
  details: string;
  quantity: string;
  /** `1.005 / kg` */
  price: string;
  total: string;
  /** The same as a decimal; null without a total. */
  amount: string | null;
}

/** What an offer says. */
export interface OfferContentsView {
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly OfferLineView[];
  /** The total last. */
  totals: readonly { label: string; amount: string }[];
  /** What the sums of some of the lines are counted by. */
  terms: OfferContents['terms'];
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
  /** Whether the page is the receipt of a question. */
  isAsked: boolean;
  /** To answer it, or to ask. */
  form: OpenForm;
}
