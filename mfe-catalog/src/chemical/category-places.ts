import type { Category } from 'contract/catalog';
import type { CategoryChoice } from './category-tree';

/** A category of any level. */
export interface CategoryPlace {
  readonly id: string;
  /** The names from the top level down to its own. */
  readonly path: string;
  readonly choice: CategoryChoice;
}

/** The categories of all levels as a list, each before its children. */
export function categoryPlaces(tree: readonly Category[]): readonly CategoryPlace[] {
  return tree.flatMap((category) => [
    place([category]),
    ...category.subCategories.flatMap((sub) => [
      place([category, sub]),
      ...sub.subSubCategory.map((inner) => place([category, sub, inner])),
    ]),
  ]);
}

interface Node {
  readonly _id: string;
  readonly name: string;
}

function place(nodes: readonly [Node, Node?, Node?]): CategoryPlace {
  const [category, sub, inner] = nodes;
  return {
    id: (inner ?? sub ?? category)._id,
    path: nodes.flatMap((node) => node?.name ?? []).join(' › '),
    choice: {
      categoryId: category._id,
      subCategoryId: sub?._id ?? null,
      subSubCategoryId: inner?._id ?? null,
    },
  };
}
