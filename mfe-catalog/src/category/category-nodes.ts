import type { Category, CategoryLevel, SubCategory, SubSubCategory } from 'contract/catalog';

/** A step of a category's path, which leads from the top level to the category itself. */
export interface PathStep {
  readonly id: string;
  readonly name: string;
  /** Its segment in the website's addresses. */
  readonly segment: string;
}

/** A category of any level as a row of the tree. */
export interface CategoryNode {
  readonly id: string;
  readonly level: CategoryLevel;
  readonly parentId: string | null;
  readonly name: string;
  readonly image: string | null;
  /** Published chemicals in it and below it. */
  readonly productCount: number;
  readonly path: readonly PathStep[];
  readonly childCount: number;
  /** Its index among its siblings, from 0. */
  readonly index: number;
  readonly siblingCount: number;
}

type AnyLevel = Category | SubCategory | SubSubCategory;

interface Standing {
  readonly level: CategoryLevel;
  readonly above: readonly PathStep[];
}

/** The whole tree as rows, each category before its children. */
export function nodesOf(tree: readonly Category[]): readonly CategoryNode[] {
  return nodesAt(tree, { level: 'category', above: [] });
}

function nodesAt(records: readonly AnyLevel[], { level, above }: Standing): CategoryNode[] {
  return records.flatMap((record, index) => {
    const { _id: id, name, image, productCount, slug } = record;
    const path = [...above, { id, name, segment: slug ?? id }];
    const below = childrenOf(record);
    const node = {
      id,
      level,
      parentId: above.at(-1)?.id ?? null,
      name,
      image,
      productCount,
      path,
      childCount: below.records.length,
      index,
      siblingCount: records.length,
    };
    return [node, ...nodesAt(below.records, { level: below.level, above: path })];
  });
}

function childrenOf(record: AnyLevel): { level: CategoryLevel; records: readonly AnyLevel[] } {
  if ('subCategories' in record) return { level: 'subCategory', records: record.subCategories };
  const records = 'subSubCategory' in record ? record.subSubCategory : [];
  return { level: 'subSubCategory', records };
}

/** The children of a category (null: the top level), in order. */
export function nodesIn(nodes: readonly CategoryNode[], parentId: string | null) {
  return nodes.filter((node) => node.parentId === parentId);
}

/** The possible parents of a category of this level. */
export function parentsFor(nodes: readonly CategoryNode[], level: CategoryLevel) {
  if (level === 'category') return [];
  const above = level === 'subCategory' ? 'category' : 'subCategory';
  return nodes.filter((node) => node.level === above);
}

/** `Solvents › Alcohols`. */
export function pathWords({ path }: Pick<CategoryNode, 'path'>) {
  return path.map(({ name }) => name).join(' › ');
}
