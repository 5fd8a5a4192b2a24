import { t } from '@lingui/core/macro';
import type { Category, CategoryLevel } from 'contract/catalog';
import { type CategoryNode, nodesIn } from './category-nodes';

/** The target of a move: the parent category (null: the top level), and the index among its children. */
export interface TreePosition {
  readonly parentId: string | null;
  readonly index: number;
}

/** The order that one category's children shall have; those that stood elsewhere move in. */
export interface Placement {
  readonly level: CategoryLevel;
  readonly parentId: string | null;
  readonly ids: readonly string[];
}

/** The move of a node to a place; undefined when it is already there. */
export function placementFor(
  nodes: readonly CategoryNode[],
  { id, level, parentId, index }: CategoryNode,
  place: TreePosition,
): Placement | undefined {
  if (place.parentId === parentId && place.index === index) return undefined;
  const others = nodesIn(nodes, place.parentId)
    .map((node) => node.id)
    .filter((other) => other !== id);
  const ids = [...others.slice(0, place.index), id, ...others.slice(place.index)];
  return { level, parentId: place.parentId, ids };
}

/** `2 of 5 in Solvents`. */
export function placeWords(
  nodes: readonly CategoryNode[],
  { id }: CategoryNode,
  place: TreePosition,
) {
  const others = nodesIn(nodes, place.parentId).filter((node) => node.id !== id);
  const parent = nodes.find((node) => node.id === place.parentId);
  const at = place.index + 1;
  const all = others.length + 1;
  if (parent === undefined) return t`${at} of ${all} at the top level`;
  return t`${at} of ${all} in ${{ parent: parent.name }}`;
}

/** The tree as it will be after a placement: what the server will answer, counts included. */
export function withPlacement(
  tree: readonly Category[],
  { level, parentId, ids }: Placement,
): Category[] {
  switch (level) {
    case 'category':
      return inOrder(tree, ids);
    case 'subCategory': {
      const all = tree.flatMap(({ subCategories }) => subCategories);
      return tree.map((category) => {
        const below = category.subCategories;
        const settled = settle({ below, all, ids, isTarget: category._id === parentId });
        const subCategories = settled.map((sub) => ({ ...sub, categoryId: category._id }));
        return { ...category, subCategories, productCount: recount(category, below, settled) };
      });
    }
    case 'subSubCategory':
      return tree.map((category) => {
        const below = category.subCategories;
        const subCategories = withInnermost(tree, category, { parentId, ids });
        return {
          ...category,
          subCategories,
          productCount: recount(category, below, subCategories),
        };
      });
    default:
      return level satisfies never;
  }
}

function withInnermost(
  tree: readonly Category[],
  { subCategories }: Category,
  { parentId, ids }: Omit<Placement, 'level'>,
) {
  const all = tree
    .flatMap((category) => category.subCategories)
    .flatMap((sub) => sub.subSubCategory);
  return subCategories.map((sub) => {
    const below = sub.subSubCategory;
    const settled = settle({ below, all, ids, isTarget: sub._id === parentId });
    const subSubCategory = settled.map((one) => ({ ...one, subCategoryId: sub._id }));
    return { ...sub, subSubCategory, productCount: recount(sub, below, settled) };
  });
}

interface Identified {
  readonly _id: string;
}

interface Counted {
  readonly productCount: number;
}

interface Settling<Child> {
  readonly below: readonly Child[];
  readonly all: readonly Child[];
  readonly ids: readonly string[];
  readonly isTarget: boolean;
}

/** The children of one parent after a placement: the target takes what is named, others lose it. */
function settle<Child extends Identified>({ below, all, ids, isTarget }: Settling<Child>) {
  const named = new Set(ids);
  const remaining = below.filter(({ _id }) => !named.has(_id));
  if (!isTarget) return remaining;
  return [
    ...inOrder(
      all.filter(({ _id }) => named.has(_id)),
      ids,
    ),
    ...remaining,
  ];
}

function inOrder<Child extends Identified>(children: readonly Child[], ids: readonly string[]) {
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const rank = ({ _id }: Child) => ranks.get(_id) ?? ids.length;
  return children.toSorted((one, other) => rank(one) - rank(other));
}

function recount(parent: Counted, before: readonly Counted[], after: readonly Counted[]) {
  return parent.productCount - sum(before) + sum(after);
}

function sum(children: readonly Counted[]) {
  return children.reduce((total, { productCount }) => total + productCount, 0);
}
