import { type MenuItem, menuLevels } from 'contract/content';

/** A menu item as a row of the tree. */
export interface MenuNode extends Pick<
  MenuItem,
  'title' | 'path' | 'visible' | 'version' | 'order'
> {
  readonly _id: string;
  readonly parentId: string | null;
  /** 0 for top-level items. */
  readonly depth: number;
  /** The number of levels of its subtree, itself included. */
  readonly height: number;
  /** Its position among its siblings, from 0. */
  readonly index: number;
  readonly siblingCount: number;
  /** Whether visitors see it: it and all its ancestors are visible. */
  readonly isSeen: boolean;
}

type Stored = Pick<
  MenuItem,
  '_id' | 'title' | 'path' | 'parentId' | 'visible' | 'version' | 'order'
>;

interface Above {
  readonly parentId: string | null;
  readonly depth: number;
  readonly isSeen: boolean;
}

const top: Above = { parentId: null, depth: 0, isSeen: true };

/** The menu as a flat list of rows in depth-first order. */
export function nodesOf(items: readonly Stored[], above: Above = top): readonly MenuNode[] {
  const siblings = items
    .filter(({ parentId }) => parentId === above.parentId)
    .toSorted((one, other) => one.order - other.order);
  return siblings.flatMap((item, index) => {
    const isSeen = above.isSeen && item.visible;
    const below = nodesOf(items, { parentId: item._id, depth: above.depth + 1, isSeen });
    const deepest = Math.max(above.depth, ...below.map(({ depth }) => depth));
    const node: MenuNode = {
      ...item,
      depth: above.depth,
      height: deepest - above.depth + 1,
      index,
      siblingCount: siblings.length,
      isSeen,
    };
    return [node, ...below];
  });
}

/** An item with its descendants. */
export function branchOf(nodes: readonly MenuNode[], id: string): readonly MenuNode[] {
  const from = nodes.findIndex(({ _id }) => _id === id);
  const depth = nodes[from]?.depth ?? 0;
  const length = nodes.slice(from + 1).findIndex((node) => node.depth <= depth);
  return from === -1 ? [] : nodes.slice(from, length === -1 ? undefined : from + 1 + length);
}

/** All rows except an item and its descendants. */
export function restOf(nodes: readonly MenuNode[], id: string): readonly MenuNode[] {
  const branch = new Set(branchOf(nodes, id));
  return nodes.filter((node) => !branch.has(node));
}

/** The children of an item; null for top-level items. */
export function nodesBelow(nodes: readonly MenuNode[], parentId: string | null) {
  return nodes.filter((node) => node.parentId === parentId);
}

/** The items that can be the parent of a subtree of this height. */
export function parentsFor(nodes: readonly MenuNode[], height: number) {
  return nodes.filter(({ depth }) => depth + 1 + height <= menuLevels);
}

/** The breadcrumb of an item: `Company › About us`. */
export function trailOf(nodes: readonly MenuNode[], node: MenuNode): string {
  const parent = nodes.find(({ _id }) => _id === node.parentId);
  return parent === undefined ? node.title : `${trailOf(nodes, parent)} › ${node.title}`;
}
