import type { Crumb, Head } from '../common/view-parts';
import type { FormView } from '../form/form-view';
import type { ContactView } from '../frame/frame-data';
import type { MapPoint } from '../worldwide/map-points';

/** One of the company's addresses. */
export interface ContactPlace extends ContactView {
  id: string;
  /** A link to a street map; null without coordinates. */
  streetMap: string | null;
}

export interface ContactPageView {
  kind: 'contact';
  head: Head;
  crumbs: readonly Crumb[];
  places: readonly ContactPlace[];
  points: readonly MapPoint[];
  /** Codes and names. */
  countries: readonly (readonly [code: string, name: string])[];
  form: FormView;
}
