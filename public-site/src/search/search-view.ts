import type { StructureDifference } from 'contract/catalog';
import type { CategoryLink } from '../category-tree/category-branch';
import type { ChemicalSummary, FoundSummary } from '../chemical/chemical-summary';
import type { Crumb, Head } from '../common/view-parts';
import type { LetterLink } from '../letter/letter-view';
import type { ListingTable } from './listing-table';
import type { Narrowing } from './listing-view';

/** A number with a wrong check digit. */
export interface WrongNumber {
  message: string;
  /** The number with the correct check digit; null if no digit is correct. */
  corrected: string | null;
}

/** How a text was read that no chemical matches as a whole. */
export interface ReadingView {
  searched: string;
  /** Strength, grade, form and amount, as typed. */
  qualifiers: readonly string[];
  /** The grades among them that results have, as filters. */
  grades: readonly { name: string; href: string }[];
  leftOut: readonly string[];
  /** Whether the words are in the uses of the results, and in no name. */
  isUse: boolean;
  /** How the listed structures differ from the typed one; null for a text that is none. */
  difference: StructureDifference | null;
}

/** A category with the names of those above it. */
export interface CategoryName {
  name: string;
  /** Of the name, where it differs from the page's. */
  lang?: string | undefined;
  parents: readonly string[];
  href: string;
}

/** The results of a search. */
export interface Found {
  /** The categories with the words of the text. */
  categories: readonly CategoryName[];
  /** Empty for a table. */
  chemicals: readonly FoundSummary[];
  table: ListingTable | null;
  narrowing: Narrowing;
  /** The corrected spelling that was searched, because the typed one had no results. */
  didYouMean: string | null;
  reading: ReadingView | null;
  wrongNumber: WrongNumber | null;
  /** The search by structure, when the text may be a structure and has no results. */
  structure: string | null;
}

/** Other ways into the catalogue. */
export interface WaysIn {
  letters: readonly LetterLink[];
  categories: readonly CategoryLink[];
}

export interface SearchView {
  kind: 'search';
  head: Head;
  crumbs: readonly Crumb[];
  /** The text in the search box. */
  text: string;
  outcome:
    | { kind: 'found'; found: Found }
    | { kind: 'too-long'; structure: string | null; ways: WaysIn }
    | { kind: 'nothing-asked'; ways: WaysIn };
}

/** The chemicals with a number; a number that no chemical has is not found. */
export interface CodeView {
  kind: 'code';
  status: 200 | 404;
  head: Head;
  crumbs: readonly Crumb[];
  number: string;
  chemicals: readonly ChemicalSummary[];
  wrongNumber: WrongNumber | null;
}
