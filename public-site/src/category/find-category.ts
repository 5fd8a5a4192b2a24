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
  const category = await levelAt(await page.categories(), first, () => formerCategory(page, first));
  if (!category || second === undefined) return category && [category];

  const sub = await levelAt(category.subCategories, second, () =>
    formerSub(page, second, category._id),
  );
  if (!sub || third === undefined) return sub && [category, sub];

  const subSub = await levelAt(sub.subSubCategory, third, () => formerSubSub(page, third, sub._id));
  return subSub && [category, sub, subSub];
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

async function formerSub({ api }: PageRequest, slug: string, parentId: string) {
  return (await api.read(categoryEndpoints.subCategory, { query: { slug, parentId } })).data;
}

async function formerSubSub({ api }: PageRequest, slug: string, parentId: string) {
  return (await api.read(categoryEndpoints.subSubCategory, { query: { slug, parentId } })).data;
}
