import { categories, type CategoryLevel, subCategories, subSubCategories } from 'contract/catalog';
import { countText } from 'shared-ui/table';

/** The levels, the outermost first. */
export const levels = ['category', 'subCategory', 'subSubCategory'] as const;

export const levelResources = {
  category: categories,
  subCategory: subCategories,
  subSubCategory: subSubCategories,
} as const satisfies Record<CategoryLevel, { name: CategoryLevel }>;

/** 1 for the outermost. */
export function depthOf(level: CategoryLevel) {
  return levels.indexOf(level) + 1;
}

/** The level below this one; undefined below the lowest. */
export function levelBelow(level: CategoryLevel): CategoryLevel | undefined {
  return levels[levels.indexOf(level) + 1];
}

/** `1 subcategory`, `3 sub-subcategories`. */
export function countWords(level: CategoryLevel, count: number) {
  return countText(count, levelResources[level].label);
}
