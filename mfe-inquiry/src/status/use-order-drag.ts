import {
  closestCenter,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { OrderActions } from './status-order';

// The same objects at every render: else all chips would render anew each time.
const byMouse = { activationConstraint: { distance: 4 } };
const byFinger = { activationConstraint: { delay: 120, tolerance: 8 } };

interface OrderDragOptions {
  carried: { id: string; place: number } | undefined;
  actions: OrderActions;
}

/** Dragging the chips by mouse and finger. Keys are the chips' own. */
export function useOrderDrag({ carried, actions }: OrderDragOptions) {
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger));
  return {
    sensors,
    collisionDetection: closestCenter,
    onDragStart: ({ active }: DragStartEvent) => actions.pick(String(active.id)),
    onDragOver: ({ active, over }: DragOverEvent) => {
      const place = Number(over?.data.current?.['place']);
      if (Number.isInteger(place)) actions.carry(String(active.id), place);
    },
    onDragEnd: (_event: DragEndEvent) => {
      if (carried !== undefined) actions.put(carried);
    },
    onDragCancel: actions.leave,
  };
}
