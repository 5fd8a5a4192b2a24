import type { Paging } from '../common/paging';

/** A filter value or sort order, as a link that applies it, or removes it if it is active. */
export interface FacetValue {
  name: string;
  /** Of the name, where it differs from the page's. */
  lang?: string | undefined;
  /** The number of matching chemicals; null for a sort order. */
  count: number | null;
  href: string;
  isChosen: boolean;
}

export interface Facet {
  title: string;
  values: readonly FacetValue[];
}

/** An active filter; `href` removes it. */
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
  /** The address of the list without filters. */
  wholeHref: string;
  /** Cards and a table, as links. */
  looks: readonly { name: string; href: string; isChosen: boolean }[];
}
