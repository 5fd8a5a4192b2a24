import { t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import { DragPreview } from 'shared-ui/order';
import styled from 'styled-components';
import { CategoryThumbnail } from './category-thumbnail';
import type { useTreeDrag } from './use-tree-drag';

const Carried = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  width: max-content;
  max-width: min(22rem, 80vw);
  padding: ${token.space[1]} ${token.space[3]} ${token.space[1]} ${token.space[1]};
  border: 1px solid ${token.color.brand};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.lg};
  font-weight: ${token.weight.medium};
  cursor: grabbing;

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The id of the text that says how rows are moved by keys. */
export const hintId = 'category-tree-hint';

type DragFrameProps = Pick<ReturnType<typeof useTreeDrag>, 'drag'>;

/** What is dragged, over the tree, and how. */
export function DragFrame({ drag }: DragFrameProps) {
  return (
    <>
      <VisuallyHidden id={hintId}>
        {t`Press Space to pick it up, the arrow keys to choose a place, Space to put it there, Escape to leave it. The menu of the row moves it as well.`}
      </VisuallyHidden>
      {drag === undefined ? null : (
        <DragPreview origin={drag.origin}>
          <Carried>
            <CategoryThumbnail image={drag.node.image} />
            <span>{drag.node.name}</span>
          </Carried>
        </DragPreview>
      )}
    </>
  );
}
