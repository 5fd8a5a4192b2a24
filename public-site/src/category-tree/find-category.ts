import {
  categoryEndpoints,
  type Category,
  type SubCategory,
  type SubSubCategory,
} from 'contract/catalog';
import { segmentOf } from '../common/hrefs';
import type { PageRequest } from '../load/page-request';
import { ApiRefusal } from '../load/site-api';

/** The levels from the top to the one in an address. */
export type CategoryPath =
  | readonly [Category]
  | readonly [Category, SubCategory]
  | readonly [Category, SubCategory, SubSubCategory];

interface Level {
  readonly _id: string;
  readonly slug: string | null;
}

/**
 * Finds a category by its slugs from the top down, current or former.
 * `undefined` when there is none.
 */
export async function findCategory(
  page: PageRequest,
  [first = '', second, third]: readonly (string | undefined)[],
): Promise<CategoryPath | undefined> {
  const tree = await page.categories();
  const category = await levelAt(tree, first, () => formerCategory(page, first));
  if (!category || second === undefined) return category && [category];

  const path = await subPathAt(page, tree, { parentId: category._id, slug: second });
  if (!path || third === undefined) return path;

  return subSubPathAt(page, tree, { parentId: path[1]._id, slug: third });
}

interface Below {
  readonly parentId: string;
  readonly slug: string;
}

type SubPath = readonly [Category, SubCategory];

/**
 * Finds the current position of the subcategory that has, or had, this slug below this parent: it may have been moved.
 */
async function subPathAt(page: PageRequest, tree: readonly Category[], below: Below) {
  const paths = tree.flatMap((category) =>
    category.subCategories.map((sub): SubPath => [category, sub]),
  );
  const current = paths.find(
    ([category, sub]) => category._id === below.parentId && sub.slug === below.slug,
  );
  if (current) return current;
  const former = await unlessRefused(() => formerSub(page, below));
  return paths.find(([, sub]) => sub._id === former?._id);
}

/** The same one level deeper. */
async function subSubPathAt(page: PageRequest, tree: readonly Category[], below: Below) {
  const paths = tree.flatMap((category) =>
    category.subCategories.flatMap((sub) =>
      sub.subSubCategory.map((subSub): readonly [...SubPath, SubSubCategory] => [
        category,
        sub,
        subSub,
      ]),
    ),
  );
  const current = paths.find(
    ([, sub, subSub]) => sub._id === below.parentId && subSub.slug === below.slug,
  );
  if (current) return current;
  const former = await unlessRefused(() => formerSubSub(page, below));
  return paths.find(([, , subSub]) => subSub._id === former?._id);
}

export function slugsOf(path: CategoryPath): string[] {
  return path.map(segmentOf);
}

/** The level with this slug, or the one to which the API maps a former slug. */
async function levelAt<L extends Level>(
  levels: readonly L[],
  slug: string,
  former: () => Promise<Level | readonly Level[]>,
): Promise<L | undefined> {
  const current = levels.find((level) => level.slug === slug);
  if (current) return current;
  const renamed = await unlessRefused(former);
  return levels.find(({ _id }) => renamed?._id === _id);
}

async function unlessRefused(read: () => Promise<Level | readonly Level[]>) {
  try {
    const [level] = [await read()].flat();
    return level;
  } catch (error) {
    if (error instanceof ApiRefusal) return undefined;
    throw error;
  }
}

async function formerCategory({ api }: PageRequest, slug: string) {
  return (await api.read(categoryEndpoints.category, { query: { slug } })).data;
}

async function formerSub({ api }: PageRequest, query: Below) {
  return (await api.read(categoryEndpoints.subCategory, { query })).data;
}

async function formerSubSub({ api }: PageRequest, query: Below) {
  return (await api.read(categoryEndpoints.subSubCategory, { query })).data;
}
