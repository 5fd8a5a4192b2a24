import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb, Head, NamedLink } from '../common/view-parts';
import type { ListingTable } from '../search/listing-table';
import type { Narrowing } from '../search/listing-view';

/** A way to chemicals with something in common. */
export interface SelectionLink {
  name: string;
  /** Of the name and of the text below it, where it differs from the page's. */
  lang?: string | undefined;
  textLang?: string | undefined;
  href: string;
  /** The number of chemicals. */
  count: number;
}

/** An element in its place of the periodic table. */
export interface ElementTile extends SelectionLink {
  symbol: string;
  /** The atomic number. */
  number: number;
}

/** All uses, functional groups or elements of the catalogue. */
export interface SelectionsView {
  kind: 'selections';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  links: readonly (SelectionLink & { text: string | null })[];
  /** Instead of `links`. */
  elements: readonly ElementTile[];
  /** The other ways into the catalogue. */
  ways: readonly NamedLink[];
}

/** The chemicals of a use, with a functional group, or of an element. */
export interface SelectionView {
  kind: 'selection';
  head: Head;
  crumbs: readonly Crumb[];
  name: string;
  /** Of the name and of the text, where it differs from the page's. */
  lang?: string | undefined;
  textLang?: string | undefined;
  href: string;
  /** What staff wrote of it, or what its chemicals have in common. */
  text: string;
  /** The chart of its chemicals by their properties; null where too few have these. */
  chartHref: string | null;
  articles: readonly NamedLink[];
  /** Empty for a table. */
  chemicals: readonly ChemicalSummary[];
  table: ListingTable | null;
  narrowing: Narrowing;
}

/** A chemical in a chart of two properties. */
export interface ChartPoint {
  name: string;
  href: string;
  /** In the units of the drawing. */
  x: number;
  y: number;
  /** `56.1 °C`. */
  across: string;
  up: string;
  /** Whether its flash point is below 23 °C, above that, or not stated. */
  flash: 'low' | 'high' | null;
}

interface ChartAxis {
  label: string;
  /** Marks with their places. */
  marks: readonly { text: string; at: number }[];
}

/** The chemicals of a use by two properties. */
export interface ChartView {
  kind: 'chart';
  head: Head;
  crumbs: readonly Crumb[];
  name: string;
  href: string;
  across: ChartAxis;
  up: ChartAxis;
  points: readonly ChartPoint[];
  /** Chemicals of the use that lack one of the properties. */
  leftOut: number;
  /** The chart with another property. */
  looks: readonly (NamedLink & { isChosen: boolean })[];
}
