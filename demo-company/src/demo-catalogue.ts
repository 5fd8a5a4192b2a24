import categories from './data/categories.json';
import chemicals from './data/chemicals.json';
import company from './data/company.json';
import type { DemoCatalogue } from './data/content/catalogues';
import { cataloguePdf, type CatalogueSection } from './pdf/catalogue-pdf';

/** A printed catalogue of the published demo chemicals, by category and subcategory. */
export function demoCatalogue({ title, description, ...one }: DemoCatalogue, year: number): Buffer {
  const sections = one.categories.flatMap((slug) => sectionsOf(slug));
  return cataloguePdf({ company: company.name, title, description, year }, sections);
}

function sectionsOf(slug: string): CatalogueSection[] {
  const category = categories.find((one) => one.slug === slug);
  return (category?.subCategories ?? []).flatMap((sub) => {
    const own = chemicals
      .filter(({ status, categorySlug, subCategorySlug }) => {
        return status === 'published' && categorySlug === slug && subCategorySlug === sub.slug;
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    if (own.length === 0) return [];
    return [{ category: category?.name ?? slug, name: sub.name, chemicals: own }];
  });
}
