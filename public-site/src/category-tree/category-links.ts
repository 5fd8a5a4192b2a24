import { t } from '@lingui/core/macro';
import type { Category, SubCategory, SubSubCategory } from 'contract/catalog';
import type { Crumb } from '../common/view-parts';
import { langOf } from '../load/lang-of';
import { categoryHref, pageHref, segmentOf } from '../common/hrefs';
import type { CategoryBranch, CategoryLink } from './category-branch';
import { type CategoryPath, slugsOf } from './find-category';

export function homeCrumb(): Crumb {
  return { label: t`Home`, to: pageHref('home') };
}

export function categoryCrumbs(path: CategoryPath): Crumb[] {
  const slugs = slugsOf(path);
  return [
    homeCrumb(),
    ...path.map((level, index) => ({
      label: level.name,
      lang: langOf(level, 'name'),
      to: categoryHref(slugs.slice(0, index + 1)),
    })),
  ];
}

/** The subcategories of a category, one level or two. */
export function categoryBranch(path: CategoryPath): CategoryBranch[] {
  const slugs = slugsOf(path);
  const [category, sub, subSub] = path;
  if (subSub) return [];
  if (sub) return sub.subSubCategory.map((level) => branch(level, slugs, []));
  return category.subCategories.map((level) => branch(level, slugs, level.subSubCategory));
}

export function topCategories(categories: readonly Category[]): CategoryLink[] {
  return categories.map((level) => link(level, []));
}

type Level = Pick<
  Category | SubCategory | SubSubCategory,
  '_id' | 'name' | 'slug' | 'productCount' | 'untranslated'
>;

function branch(level: Level, above: readonly string[], below: readonly Level[]): CategoryBranch {
  const slugs = [...above, segmentOf(level)];
  return { ...link(level, above), children: below.map((child) => link(child, slugs)) };
}

function link(level: Level, above: readonly string[]): CategoryLink {
  const { name, productCount } = level;
  const lang = langOf(level, 'name');
  return { name, lang, productCount, href: categoryHref([...above, segmentOf(level)]) };
}
