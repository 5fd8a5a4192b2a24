import { Slug } from 'contract';
import { chemicalEndpoints, type NamedChemical } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { categoryView } from '../category/category.loader';
import type { CategoryView } from '../category/category-view';
import { findCategory } from '../category-tree/find-category';
import { chemicalView } from '../chemical/chemical.loader';
import type { ChemicalView } from '../chemical/chemical-view';
import { chemicalHref } from '../common/hrefs';
import { orNone } from '../load/or-none';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';

/**
 * `/{slug}`: the page of a category or of a chemical, which share their addresses. Upper case redirects to lower case.
 */
export const loadSlug: PageLoader<CategoryView | ChemicalView> = async ({ page, params }) => {
  const slug = (params['category'] ?? '').toLowerCase();
  if (!Slug.safeParse(slug).success) throw new NotFound();
  const tree = await page.categories();
  const isCategory = tree.some((category) => category.slug === slug);
  const chemical = isCategory ? undefined : await chemicalAt(page, slug);
  if (chemical) {
    const href = chemicalHref(chemical);
    if (href !== page.url.pathname) throw redirect(href, 301);
    return chemicalView(page, chemical);
  }
  const path = await findCategory(page, [slug]);
  if (!path) throw new NotFound();
  return categoryView(page, path);
};

async function chemicalAt({ api }: PageRequest, slug: string): Promise<NamedChemical | undefined> {
  return (await orNone(api.read(chemicalEndpoints.bySlug, { query: { slug } })))?.data;
}
