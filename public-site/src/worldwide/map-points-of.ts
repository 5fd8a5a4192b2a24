import type { Place } from 'contract/content';
import { placeHref } from '../hrefs';
import type { MapPoint } from './map-point';
import { mapPosition } from './projection';

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
