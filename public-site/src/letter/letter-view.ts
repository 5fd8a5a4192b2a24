import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb, Head } from '../common/view-parts';
import type { Paging } from '../common/paging';

/** A letter of the A–Z list with the number of chemicals under it. */
export interface LetterLink {
  letter: string;
  count: number;
}

/** The chemicals under one letter. */
export interface ChosenLetter {
  letter: string;
  chemicals: readonly ChemicalSummary[];
  paging: Paging;
}

export interface LetterView {
  kind: 'letter';
  head: Head;
  crumbs: readonly Crumb[];
  letters: readonly LetterLink[];
  /** Null on the page of all letters. */
  chosen: ChosenLetter | null;
}
