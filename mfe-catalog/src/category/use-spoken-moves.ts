import { useState } from 'react';
import { placementFor, type TreePosition, placeWords } from './category-moves';
import type { CategoryNode } from './category-nodes';
import { useMoveCategory } from './use-move-category';

/** Moves whose outcome is announced to screen readers. */
export function useSpokenMoves(nodes: readonly CategoryNode[]) {
  const place = useMoveCategory();
  const [said, say] = useState('');

  function move(node: CategoryNode, to: TreePosition) {
    const placement = placementFor(nodes, node, to);
    if (placement === undefined) {
      say(`${node.name} stays where it is.`);
      return;
    }
    place(placement);
    say(`${node.name} moved: ${placeWords(nodes, node, to)}.`);
  }
  return { said, say, move };
}
