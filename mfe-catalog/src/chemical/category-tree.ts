import type { Category } from 'contract/catalog';
import type { Option } from 'shared-ui';

/** The three levels, from the top. */
export const categoryLevels = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;
export type CategoryLevel = (typeof categoryLevels)[number];

/** The choice on each level; a level below an empty one is empty. */
export type CategoryChoice = Readonly<Record<CategoryLevel, string | null>>;

type Tree = readonly Category[];

interface Node {
  readonly _id: string;
  readonly name: string;
}

/** The options of each level, given the choice above it. */
export function categoryOptions(
  tree: Tree,
  choice: CategoryChoice,
): Readonly<Record<CategoryLevel, readonly Option[]>> {
  const category = tree.find(({ _id }) => _id === choice.categoryId);
  const subs = category?.subCategories ?? [];
  const sub = subs.find(({ _id }) => _id === choice.subCategoryId);
  return {
    categoryId: tree.map(optionOf),
    subCategoryId: subs.map(optionOf),
    subSubCategoryId: (sub?.subSubCategory ?? []).map(optionOf),
  };
}

/** The names of a chemical's categories, from the top level. */
export function categoryPath(tree: Tree, choice: CategoryChoice): readonly string[] {
  const category = tree.find(({ _id }) => _id === choice.categoryId);
  const sub = category?.subCategories.find(({ _id }) => _id === choice.subCategoryId);
  const subSub = sub?.subSubCategory.find(({ _id }) => _id === choice.subSubCategoryId);
  return [category, sub, subSub].flatMap((one) => one?.name ?? []);
}

/** Changes the category of one level; clears the levels below. */
export function chooseCategory(
  choice: CategoryChoice,
  { level, id }: { level: CategoryLevel; id: string | null },
): CategoryChoice {
  const isBelow = (other: CategoryLevel) =>
    categoryLevels.indexOf(other) > categoryLevels.indexOf(level);
  const idOn = (other: CategoryLevel) => {
    if (other === level) return id;
    return isBelow(other) ? null : choice[other];
  };
  return {
    categoryId: idOn('categoryId'),
    subCategoryId: idOn('subCategoryId'),
    subSubCategoryId: idOn('subSubCategoryId'),
  };
}

function optionOf({ _id, name }: Node): Option {
  return { value: _id, label: name };
}
