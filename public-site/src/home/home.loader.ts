import { chemicalEndpoints, chemicals } from 'contract';
import { topCategories } from '../category/category-links';
import { chemicalSummaryOf } from '../chemical/chemical-summary-of';
import { letterLinks } from '../letter/letter-links';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import type { HomeView } from './home-view';

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
    kind: 'home',
    head,
    total: letters.data.reduce((sum, { count }) => sum + count, 0),
    letters: letterLinks(letters.data),
    categories: topCategories(categories),
    featured: featured.data.map(chemicalSummaryOf),
  };
};
