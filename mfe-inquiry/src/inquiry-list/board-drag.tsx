import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { CardContent } from './board-card';
import { Card, cardHeight } from './board-styles';
import type { InquiryRow } from './inquiry-cells';
import type { BoardController } from './use-board';

// The same objects at every render: else all cards would render anew each time.
const byMouse = { activationConstraint: { distance: 5 } };
const byFinger = { activationConstraint: { delay: 180, tolerance: 8 } };

/* The board says itself what happens, with the columns by name. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

interface BoardDragProps {
  board: BoardController;
  children: ReactNode;
}

/**
 * Dragging over the board by mouse and finger. Columns are no drop targets of dnd-kit's, which would measure them all;
 * the one under the pointer is looked up.
 */
export function BoardDrag({ board: { carried, actions }, children }: BoardDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger));
  return (
    <DndContext
      sensors={sensors}
      accessibility={silent}
      collisionDetection={detectColumn}
      onDragStart={({ active }: DragStartEvent) => {
        const inquiry = draggedIn(active.data.current);
        if (inquiry !== undefined) actions.pick(inquiry, { byKeys: false });
      }}
      onDragMove={({ collisions }: DragMoveEvent) => {
        const column = collisions?.[0];
        if (column !== undefined) actions.carry(String(column.id));
      }}
      onDragEnd={actions.put}
      onDragCancel={actions.leave}
    >
      {children}
      <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none', height: cardHeight }}>
        {carried === undefined || carried.byKeys ? null : (
          <Card as="div">
            <CardContent inquiry={carried.inquiry} statusKind="open" isReachable={false} />
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The column under the pointer. */
const detectColumn: CollisionDetection = ({ pointerCoordinates }) => {
  if (pointerCoordinates === null) return [];
  const { x, y } = pointerCoordinates;
  const column = document.elementFromPoint(x, y)?.closest('[data-status]');
  const id = column?.getAttribute('data-status');
  return id === null || id === undefined ? [] : [{ id }];
};

/** Guarantee: cards alone are dragged, and each names its inquiry. */
function draggedIn(data: Readonly<Record<string, unknown>> | undefined) {
  return data?.['inquiry'] as InquiryRow | undefined;
}
