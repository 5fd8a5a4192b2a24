import { chemicalEndpoints, chemicals } from 'contract';
import { categoryTree } from '../category/category-links';
import type { CategoryBranch } from '../category/category-view';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import { chemicalSummaryOf } from '../chemical/chemical-summary-of';
import type { Head } from '../common/head';
import type { LetterLink } from '../letter/letter-link';
import { letterLinks } from '../letter/letter-links';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';

export interface HomeView {
  head: Head;
  total: number;
  letters: readonly LetterLink[];
  categories: readonly CategoryBranch[];
  featured: readonly ChemicalSummary[];
}

export const loadHome: PageLoader<HomeView> = async ({ page }) => {
  const [head, categories, letters, featured] = await Promise.all([
    headOf(page),
    page.categories(),
    page.api.read(chemicalEndpoints.letters),
    page.api.read(chemicals.visitorEndpoints.list, {
      query: { featured: 'true', pageSize: 8, sort: 'name' },
    }),
  ]);
  return {
    head,
    total: letters.data.reduce((sum, { count }) => sum + count, 0),
    letters: letterLinks(letters.data),
    categories: categoryTree(categories),
    featured: featured.data.map(chemicalSummaryOf),
  };
};
