import { chemicalEndpoints } from 'contract/catalog';
import { topCategories } from '../category/category-links';
import { letterLinks } from '../letter/letter-links';
import type { PageRequest } from '../server/page-request';
import type { WaysIn } from './search-view';

export async function waysIn(page: PageRequest): Promise<WaysIn> {
  const [letters, categories] = await Promise.all([
    page.api.read(chemicalEndpoints.letters),
    page.categories(),
  ]);
  return { letters: letterLinks(letters.data), categories: topCategories(categories) };
}
