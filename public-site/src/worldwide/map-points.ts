import { t } from '@lingui/core/macro';
import type { Place, PlaceKind } from 'contract/content';
import { placeHref } from '../common/hrefs';
import { mapPosition } from './projection';

/** A place on the map. */
export interface MapPoint {
  /** The id of the record. */
  id: string;
  name: string;
  /** Determines its shape; null where all have the same. */
  kind: PlaceKind | null;
  /** In the units of the map's outline. */
  x: number;
  y: number;
  /** The address of its description. */
  href: string;
}

type Placed = Pick<Place, '_id' | 'name' | 'kind' | 'latitude' | 'longitude'>;

/** The places with known coordinates, which the map can show. */
export function mapPointsOf(places: readonly Placed[]): MapPoint[] {
  return places.flatMap((place) => {
    const { _id: id, name, kind } = place;
    const position = positionOf(place);
    return position ? [{ id, name, kind, ...position, href: placeHref(id) }] : [];
  });
}

interface Position {
  latitude: number | null;
  longitude: number | null;
}

/** Undefined without coordinates, or beyond the map's edges. */
export function positionOf({ latitude, longitude }: Position) {
  if (latitude === null || longitude === null) return undefined;
  return mapPosition(latitude, longitude);
}

/** The plural names of the kinds, in the order of the list. */
export function placeKinds(): readonly (readonly [kind: PlaceKind, title: string])[] {
  return [
    ['office', t`Offices`],
    ['warehouse', t`Warehouses`],
    ['partner', t`Partners`],
    ['market', t`Markets`],
  ];
}
