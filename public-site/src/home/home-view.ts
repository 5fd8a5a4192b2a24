import type { CategoryLink } from '../category/category-view';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Head } from '../common/head';
import type { LetterLink } from '../letter/letter-view';

export interface HomeView {
  kind: 'home';
  head: Head;
  /** Chemicals on the site. */
  total: number;
  letters: readonly LetterLink[];
  categories: readonly CategoryLink[];
  featured: readonly ChemicalSummary[];
}
