import type { CompanyText } from '../load/company-text';
import type { PackKind } from '../common/trade-drawing';
import type { Crumb, Head } from '../common/view-parts';

/** A container of the catalogue, with what is filled into it. */
export interface PackView {
  container: string;
  /** `25 – 200 kg`, for each unit. */
  amounts: readonly string[];
  /** The chemicals that come in it. */
  count: number;
}

/** Containers that are drawn alike. */
export interface PackGroup {
  /** Null for what no drawing shows. */
  kind: PackKind | null;
  title: string;
  packs: readonly PackView[];
}

/** A stop of the way from the seller to the buyer, from 0 to 3. */
export type Stop = 0 | 1 | 2 | 3;

/** A term of delivery, and how it divides cost and risk. */
export interface TermView {
  code: string;
  name: string;
  /** As far as here the seller pays. */
  paidTo: Stop;
  /** Here the risk passes to the buyer. */
  riskAt: Stop;
  /** What is special about it, in words. */
  note: string | null;
}

export interface PlaceLine {
  id: string;
  name: string;
  where: string;
}

/** How goods are packed and delivered, from the records alone. */
export interface DeliveryView {
  kind: 'delivery';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  text: CompanyText | null;
  groups: readonly PackGroup[];
  /** `solution`, with the number of chemicals that are sold as it. */
  forms: readonly { name: string; count: number }[];
  /** The symbols of the units of amounts, by what they measure. */
  units: readonly { dimension: string; symbols: readonly string[] }[];
  terms: readonly { title: string; terms: readonly TermView[] }[];
  warehouses: readonly PlaceLine[];
}
