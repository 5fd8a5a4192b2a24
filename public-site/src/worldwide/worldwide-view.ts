import type { PlaceKind } from 'contract/content';
import type { Crumb, Head, NamedLink, PictureView } from '../common/view-parts';
import type { MapPoint } from './map-points';

export interface PlaceView {
  id: string;
  name: string;
  /** Town and country. */
  where: string;
  address: string | null;
  phone: NamedLink | null;
  email: NamedLink | null;
  picture: PictureView | null;
  isOnMap: boolean;
}

/** The places of one kind, ordered by country. */
export interface PlaceGroup {
  kind: PlaceKind;
  title: string;
  places: readonly PlaceView[];
}

export interface WorldwideView {
  kind: 'worldwide';
  head: Head;
  crumbs: readonly Crumb[];
  /** The number of countries with places. */
  countries: number;
  points: readonly MapPoint[];
  groups: readonly PlaceGroup[];
}
