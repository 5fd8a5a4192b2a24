import { categoryEndpoints, type Category, type SubCategory, type SubSubCategory } from 'contract';
import { segmentOf } from '../hrefs';
import type { PageRequest } from '../server/page-request';
import { ApiRefusal } from '../server/site-api';

/** The levels from the top down to the one that an address names. */
export type CategoryPath =
  | readonly [Category]
  | readonly [Category, SubCategory]
  | readonly [Category, SubCategory, SubSubCategory];

interface Level {
  readonly _id: string;
  readonly slug: string | null;
}

/**
 * The category that the slugs name, each below the one before; a former slug finds its category too.
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

/** Where the subcategory stands that has this slug below this parent, or had it once: it may have been moved since. */
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

/** The same one level further down. */
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

/** The level with this slug, or the one that the API says had it once. */
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
