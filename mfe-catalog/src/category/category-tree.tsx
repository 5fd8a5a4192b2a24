import { t } from '@lingui/core/macro';
import { categoryEndpoints } from 'contract/catalog';
import { token, useSteady, VisuallyHidden } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import styled from 'styled-components';
import type { TreePosition } from './category-moves';
import type { CategoryNode } from './category-nodes';
import { CategoryRow } from './category-row';
import type { RowAction } from './category-row-menu';
import { DragFrame } from './drag-frame';
import { useRowFocus } from './use-row-focus';
import { useTreeDrag } from './use-tree-drag';
import { useTreeKeys } from './use-tree-keys';
import type { TreeView } from './use-tree-view';

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
`;

interface CategoryTreeProps {
  nodes: readonly CategoryNode[];
  view: TreeView;
  /** Performs an action of a row's menu, except moves by one position. */
  onAct: (action: Exclude<RowAction, 'move-up' | 'move-down'>, node: CategoryNode) => void;
  onMove: (node: CategoryNode, place: TreePosition) => void;
  /** The last announcement. */
  said: string;
  say: (words: string) => void;
}

/** The categories as a tree of the ARIA pattern, with rows to drag. */
export function CategoryTree({ nodes, view, onAct, onMove, said, say }: CategoryTreeProps) {
  const { visible, search, expand } = view;
  const mayMove = usePermission(categoryEndpoints.reorder.needs);
  const keys = useTreeKeys(view);
  const { drag, handle } = useTreeDrag({ nodes, visible, expand, onDrop: onMove, say });
  useRowFocus(nodes, keys.hadFocus ? keys.currentId : undefined);

  const act = useSteady((action: RowAction, node: CategoryNode) => {
    if (action === 'move-up') onMove(node, { ...node, index: node.index - 1 });
    else if (action === 'move-down') onMove(node, { ...node, index: node.index + 1 });
    else onAct(action, node);
  });
  return (
    <>
      <DragFrame drag={drag} />
      <Frame role="tree" aria-label={t`Categories`} {...keys.handlers}>
        {visible.map(({ node, isExpanded }) => (
          <CategoryRow
            key={node.id}
            node={node}
            isExpanded={isExpanded}
            isCurrent={node.id === keys.currentId}
            isCarried={node.id === drag?.node.id}
            isDragged={node.path.some(({ id }) => id === drag?.node.id)}
            drop={drag?.place?.anchorId === node.id ? drag.place.side : undefined}
            search={search}
            onAct={act}
            handle={mayMove ? handle : undefined}
          />
        ))}
      </Frame>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}
