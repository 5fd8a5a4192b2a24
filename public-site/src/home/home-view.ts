import type { PostSummary } from '../blog/blog-view';
import type { CategoryLink } from '../category-tree/category-branch';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Head, NamedLink, PictureView } from '../common/view-parts';
import type { ContactPlace } from '../contact/contact-view';
import type { LetterLink } from '../letter/letter-view';
import type { SelectionLink } from '../selection/selection-view';
import type { MapPoint } from '../worldwide/map-points';

export interface SlideView {
  id: string;
  title: string;
  /** Of the title and of the text, where it differs from the page's. */
  titleLang?: string | undefined;
  text: string | null;
  textLang?: string | undefined;
  picture: PictureView;
  way: NamedLink | null;
}

/** An event that the company attends, on one or more days. */
export interface EventView {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string | null;
  /** Its days in words: "9–11 December 2026". */
  days: string;
  /** When it begins, in the zone of the event; null where that is not known. */
  begins: string | null;
  /** The first of them as a calendar's leaf has it: "9", "Dec". */
  leaf: { day: string; month: string };
  place: string | null;
  booth: string | null;
  /** The event's own site. */
  href: string | null;
  picture: PictureView | null;
}

export interface CatalogueView {
  id: string;
  title: string;
  description: string | null;
  href: string;
  /** Format, size and year in words: "PDF, 1.2 MB, 2026". */
  facts: string;
  cover: PictureView | null;
}

/** A way to search, with an example. */
export interface SearchExample {
  label: string;
  text: string;
}

/** A number that says something of the company: `362 chemicals`. */
export interface FigureView {
  figure: string;
  label: string;
  /** Where they are listed; null for nowhere. */
  href: string | null;
}

/** What the company is, as staff wrote it for search engines. */
export interface IntroductionView {
  /** The company's name; null where the title has it, or while it has none. */
  name: string | null;
  title: string;
  text: string;
}

export interface HomeView {
  kind: 'home';
  head: Head;
  /** Null while nobody wrote one. */
  introduction: IntroductionView | null;
  figures: readonly FigureView[];
  /** The uses of most chemicals. */
  uses: readonly SelectionLink[];
  /** Whom to ask. */
  contacts: readonly ContactPlace[];
  slides: readonly SlideView[];
  /** The number of chemicals on the site. */
  total: number;
  examples: readonly SearchExample[];
  letters: readonly LetterLink[];
  categories: readonly CategoryLink[];
  featured: readonly ChemicalSummary[];
  /** The latest posts. */
  posts: readonly PostSummary[];
  events: readonly EventView[];
  places: readonly MapPoint[];
  catalogues: readonly CatalogueView[];
}
