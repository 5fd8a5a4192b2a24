import type { CategoryLink } from '../category/category-view';
import type { FoundSummary } from '../chemical/chemical-summary';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { LetterLink } from '../letter/letter-view';
import type { Narrowing } from './listing-view';

/** A number whose check digit does not fit. */
export interface WrongNumber {
  message: string;
  /** The number with the digit that would fit; null where none would. */
  corrected: string | null;
}

/** What a search has found. */
export interface Found {
  chemicals: readonly FoundSummary[];
  narrowing: Narrowing;
  /** The spelling that was searched instead, when the one typed finds nothing. */
  didYouMean: string | null;
  wrongNumber: WrongNumber | null;
  /** The search by structure, when the text may be one and finds nothing. */
  structure: string | null;
}

/** Where else one may begin. */
export interface WaysIn {
  letters: readonly LetterLink[];
  categories: readonly CategoryLink[];
}

export interface SearchView {
  kind: 'search';
  head: Head;
  crumbs: readonly Crumb[];
  /** What stands in the box. */
  text: string;
  outcome:
    | { kind: 'found'; found: Found }
    | { kind: 'too-long'; structure: string | null; ways: WaysIn }
    | { kind: 'nothing-asked'; ways: WaysIn };
}
