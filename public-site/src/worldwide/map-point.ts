import type { PlaceKind } from 'contract/content';

/** A place on the map. */
export interface MapPoint {
  /** The record's. */
  id: string;
  name: string;
  /** What its shape tells; null where all are alike. */
  kind: PlaceKind | null;
  /** In the measures of the map's outline. */
  x: number;
  y: number;
  /** Where it is described. */
  href: string;
}
