import type { UnitDimension } from 'contract/catalog';

/** A unit for quantities. */
export interface UnitView {
  id: string;
  symbol: string;
  dimension: UnitDimension;
  factor: number;
}
