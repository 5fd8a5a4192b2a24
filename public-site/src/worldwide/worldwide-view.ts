import type { PlaceKind } from 'contract/content';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { PictureView } from '../common/picture-view';
import type { NamedLink } from '../frame/frame-data';
import type { MapPoint } from './map-point';

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
  /** How many countries the places are in. */
  countries: number;
  points: readonly MapPoint[];
  groups: readonly PlaceGroup[];
}
