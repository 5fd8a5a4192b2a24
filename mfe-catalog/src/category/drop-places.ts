import type { TreePosition } from './category-moves';
import { depthOf } from './category-levels';
import type { CategoryNode } from './category-nodes';
import type { VisibleNode } from './tree-view';

/** A place that a dragged category may be dropped at, and the row that shows it. */
export interface DropPlace extends TreePosition {
  readonly anchorId: string;
  readonly side: 'before' | 'after' | 'into';
}

export interface Pointed {
  readonly overId: string;
  /** Whether the lower half of the row is meant. */
  readonly isLower: boolean;
}

/**
 * Where a category is dropped over a row: beside a row of its own level, into a row of the level above. Over other rows
 * it is the nearest of these; undefined where there is none.
 */
export function dropPlaceAt(
  visible: readonly VisibleNode[],
  dragged: CategoryNode,
  { overId, isLower }: Pointed,
): DropPlace | undefined {
  const over = visible.find(({ node }) => node.id === overId);
  if (over === undefined) return undefined;
  const depth = depthOf(dragged.level);
  const beside = over.node.path[depth - 1];
  if (beside !== undefined) {
    const sibling = visible.find(({ node }) => node.id === beside.id);
    const isAfter = isLower || beside.id !== overId;
    return sibling && besidePlace(dragged, sibling.node, isAfter ? 'after' : 'before');
  }
  return over.node.path.length === depth - 1 ? intoPlace(dragged, over) : undefined;
}

function besidePlace(
  dragged: CategoryNode,
  { id, parentId, index }: CategoryNode,
  side: 'before' | 'after',
): DropPlace {
  const after = side === 'after' ? index + 1 : index;
  const isBehindDragged = parentId === dragged.parentId && index > dragged.index;
  const isDragged = id === dragged.id;
  const own = isDragged ? dragged.index : after - (isBehindDragged ? 1 : 0);
  return { parentId, index: own, anchorId: id, side };
}

/** First in one whose children are in sight, last in one that is closed. */
function intoPlace(dragged: CategoryNode, { node, isExpanded }: VisibleNode): DropPlace {
  const others = node.childCount - (dragged.parentId === node.id ? 1 : 0);
  const index = isExpanded === true ? 0 : others;
  return { parentId: node.id, index, anchorId: node.id, side: 'into' };
}

/** All places for a category, from top to bottom: what the arrow keys step through while it is carried. */
export function dropPlaces(
  visible: readonly VisibleNode[],
  dragged: CategoryNode,
): readonly DropPlace[] {
  const depth = depthOf(dragged.level);
  const places = visible.flatMap((row): DropPlace[] => {
    const { node, isExpanded } = row;
    const at = depthOf(node.level);
    if (at === depth - 1) return isExpanded === true ? [] : [intoPlace(dragged, row)];
    if (at !== depth) return [];
    const isLast = node.index === node.siblingCount - 1;
    const before = besidePlace(dragged, node, 'before');
    return isLast ? [before, besidePlace(dragged, node, 'after')] : [before];
  });
  return places.filter((place, index) => !isSamePlace(place, places[index - 1]));
}

/** The place that follows a category's present one, or the one chosen last, in a direction. */
export function stepPlace(
  places: readonly DropPlace[],
  from: TreePosition,
  step: 1 | -1,
): DropPlace | undefined {
  const at = places.findIndex((place) => isSamePlace(place, from));
  return places[at + step];
}

function isSamePlace(place: TreePosition, other: TreePosition | undefined) {
  return place.parentId === other?.parentId && place.index === other.index;
}
