import type { Paging } from '../common/paging';

/** A value that a list can be narrowed to, or an order that it can be put in: a link there, or back when it is chosen. */
export interface FacetValue {
  name: string;
  /** How many chemicals it leaves; null for an order. */
  count: number | null;
  href: string;
  isChosen: boolean;
}

export interface Facet {
  title: string;
  values: readonly FacetValue[];
}

/** A filter that is on; `href` takes it off. */
export interface Chip {
  title: string;
  name: string;
  href: string;
}

/** A page of a list with its facets. Its state is entirely in the address. */
export interface Narrowing {
  paging: Paging;
  facets: readonly Facet[];
  chips: readonly Chip[];
  /** The list without any filter. */
  wholeHref: string;
}
