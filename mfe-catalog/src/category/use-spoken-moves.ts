import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { placementFor, type TreePosition, placeWords } from './category-moves';
import { showToast, undoDuration } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import { type CategoryNode, nodesIn } from './category-nodes';
import { useMoveCategory } from './use-move-category';

/** Moves whose outcome is announced to screen readers. */
export function useSpokenMoves(nodes: readonly CategoryNode[]) {
  const place = useMoveCategory();
  const [said, say] = useState('');

  function move(node: CategoryNode, to: TreePosition) {
    const placement = placementFor(nodes, node, to);
    if (placement === undefined) {
      say(t`${{ name: node.name }} stays where it is.`);
      return;
    }
    place(placement);
    const where = placeWords(nodes, node, to);
    const { name, productCount } = node;
    say(t`${name} moved: ${where}.`);
    const { level, parentId } = node;
    const ids = nodesIn(nodes, parentId).map(({ id }) => id);
    const isElsewhere = to.parentId !== parentId && productCount > 0;
    const count = numberText(productCount);
    const addresses = t`${plural(productCount, {
      one: `The address of ${count} chemical changes; the old one leads to the new one.`,
      other: `The addresses of ${count} chemicals change; the old ones lead to the new ones.`,
    })}`;
    showToast({
      title: t`${name} moved: ${where}`,
      ...(isElsewhere && { description: addresses }),
      tone: 'success',
      duration: undoDuration,
      action: {
        label: t`Undo`,
        onSelect() {
          place({ level, parentId, ids });
          say(t`${name} is back where it was.`);
        },
      },
    });
  }
  return { said, say, move };
}
