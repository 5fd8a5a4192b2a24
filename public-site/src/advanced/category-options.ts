import type { Category } from 'contract/catalog';
import { segmentOf } from '../common/hrefs';
import type { FactOption } from './advanced-view';

/** A category of any level, with the filter that it sets. */
export interface CategoryOption extends FactOption {
  readonly filter: {
    readonly categoryId: string;
    readonly subCategoryId?: string;
    readonly subSubCategoryId?: string;
  };
}

/** All three levels in the order of the tree. Their values are slugs, which keep the address readable. */
export function categoryOptions(tree: readonly Category[]): CategoryOption[] {
  return tree.flatMap((category) => [
    option([category], { categoryId: category._id }),
    ...category.subCategories.flatMap((sub) => [
      option([category, sub], { categoryId: category._id, subCategoryId: sub._id }),
      ...sub.subSubCategory.map((subSub) =>
        option([category, sub, subSub], {
          categoryId: category._id,
          subCategoryId: sub._id,
          subSubCategoryId: subSub._id,
        }),
      ),
    ]),
  ]);
}

type Level = Pick<Category, '_id' | 'slug' | 'name'>;

interface Placed {
  readonly _id: string;
  readonly slug: Level['slug'];
  readonly name: string;
}

function option(path: readonly Placed[], filter: CategoryOption['filter']): CategoryOption {
  return {
    value: path.map(segmentOf).join('/'),
    label: path.at(-1)?.name ?? '',
    level: path.length - 1,
    filter,
  };
}
