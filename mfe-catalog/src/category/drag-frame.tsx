import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { token } from 'shared-ui';
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

/* The tree says itself what happens, with the places by name. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const instructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to choose a place, Space to put it there, Escape to leave it. ' +
    'The menu of the row moves it as well.',
};

interface DragFrameProps {
  treeDrag: ReturnType<typeof useTreeDrag>;
  children: ReactNode;
}

/** What is dragged, over the tree. */
export function DragFrame({ treeDrag: { drag, context }, children }: DragFrameProps) {
  return (
    <DndContext
      {...context}
      accessibility={{ announcements: silent, screenReaderInstructions: instructions }}
    >
      {children}
      <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none', width: 'max-content' }}>
        {drag === undefined ? null : (
          <Carried>
            <CategoryThumbnail image={drag.node.image} />
            <span>{drag.node.name}</span>
          </Carried>
        )}
      </DragOverlay>
    </DndContext>
  );
}
