import { useState } from 'react';
import { placementFor, type TreePosition, placeWords } from './category-moves';
import { showToast, undoDuration } from 'shared-ui';
import { countText } from 'shared-ui/table';
import { type CategoryNode, nodesIn } from './category-nodes';
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
    const words = placeWords(nodes, node, to);
    say(`${node.name} moved: ${words}.`);
    const { level, parentId } = node;
    const ids = nodesIn(nodes, parentId).map(({ id }) => id);
    const isElsewhere = to.parentId !== parentId && node.productCount > 0;
    const chemicals = countText(node.productCount, { one: 'chemical', many: 'chemicals' });
    const addresses = `The addresses of ${chemicals} change; the old ones lead to the new ones.`;
    showToast({
      title: `${node.name} moved: ${words}`,
      ...(isElsewhere && { description: addresses }),
      tone: 'success',
      duration: undoDuration,
      action: {
        label: 'Undo',
        onSelect() {
          place({ level, parentId, ids });
          say(`${node.name} is back where it was.`);
        },
      },
    });
  }
  return { said, say, move };
}
