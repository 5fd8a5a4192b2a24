import { t } from '@lingui/core/macro';
import { menuLevels } from 'contract/content';
import { branchOf, type MenuNode, nodesBelow, restOf } from './menu-nodes';

/** A position in the tree: the parent (null for the top level) and the index among its children. */
export interface TreePosition {
  readonly parentId: string | null;
  readonly index: number;
}

/** A position in the list while dragging: the gap between the other rows, and the depth. */
export interface Spot {
  readonly gap: number;
  readonly depth: number;
}

/** The new order of a parent's children. */
export interface Placement {
  readonly parentId: string | null;
  readonly ids: readonly string[];
}

/** The current spot of an item. */
export function spotOf(nodes: readonly MenuNode[], { _id, depth }: MenuNode): Spot {
  return { gap: nodes.findIndex((node) => node._id === _id), depth };
}

/** The valid spot in a gap whose depth is closest to the wanted one; undefined when the item does not fit there. */
export function spotIn(
  nodes: readonly MenuNode[],
  { _id, height }: MenuNode,
  { gap, depth }: Spot,
): Spot | undefined {
  const rest = restOf(nodes, _id);
  const before = rest[gap - 1];
  const least = rest[gap]?.depth ?? 0;
  const most = Math.min(before === undefined ? 0 : before.depth + 1, menuLevels - height);
  if (gap < 0 || gap > rest.length || least > most) return undefined;
  return { gap, depth: Math.min(Math.max(depth, least), most) };
}

/** The next valid spot above or below, at the depth closest to the current one. */
export function spotBeyond(
  nodes: readonly MenuNode[],
  node: MenuNode,
  { spot, step }: { spot: Spot; step: 1 | -1 },
): Spot | undefined {
  const last = nodes.length;
  for (let gap = spot.gap + step; gap >= 0 && gap <= last; gap += step) {
    const found = spotIn(nodes, node, { gap, depth: spot.depth });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tree position of a spot. */
export function placeAt(
  nodes: readonly MenuNode[],
  node: MenuNode,
  { gap, depth }: Spot,
): TreePosition {
  const before = restOf(nodes, node._id).slice(0, gap);
  const parent = before.findLast((one) => one.depth < depth);
  const parentId = depth === 0 ? null : (parent?._id ?? null);
  return { parentId, index: nodesBelow(before, parentId).length };
}

/** The rows while an item is held at a spot, with its descendants. */
export function rowsWith(
  nodes: readonly MenuNode[],
  node: MenuNode,
  { gap, depth }: Spot,
): readonly MenuNode[] {
  const branch = branchOf(nodes, node._id).map((one) => ({
    ...one,
    depth: one.depth - node.depth + depth,
  }));
  return restOf(nodes, node._id).toSpliced(gap, 0, ...branch);
}

/** The order that moves an item to a position; undefined when it is there already. */
export function placementFor(
  nodes: readonly MenuNode[],
  node: MenuNode,
  { parentId, index }: TreePosition,
): Placement | undefined {
  if (parentId === node.parentId && index === node.index) return undefined;
  const others = nodesBelow(nodes, parentId)
    .map(({ _id }) => _id)
    .filter((id) => id !== node._id);
  return { parentId, ids: others.toSpliced(index, 0, node._id) };
}

/** As the last child of the previous sibling; undefined for the first item, and beyond the deepest level. */
export function placeInward(nodes: readonly MenuNode[], node: MenuNode): TreePosition | undefined {
  const before = nodesBelow(nodes, node.parentId)[node.index - 1];
  if (before === undefined || node.depth + 1 + node.height > menuLevels) return undefined;
  return { parentId: before._id, index: nodesBelow(nodes, before._id).length };
}

/** After its parent; undefined for top-level items. */
export function placeOutward(nodes: readonly MenuNode[], node: MenuNode): TreePosition | undefined {
  const parent = nodes.find(({ _id }) => _id === node.parentId);
  return parent && { parentId: parent.parentId, index: parent.index + 1 };
}

/** `2 of 5 below Company`. */
export function placeWords(
  nodes: readonly MenuNode[],
  node: MenuNode,
  place: TreePosition,
): string {
  const others = nodesBelow(nodes, place.parentId).filter(({ _id }) => _id !== node._id);
  const parent = nodes.find(({ _id }) => _id === place.parentId);
  const position = place.index + 1;
  const count = others.length + 1;
  return parent === undefined
    ? t`${position} of ${count} in the menu itself`
    : t`${position} of ${count} below ${{ parent: parent.title }}`;
}
