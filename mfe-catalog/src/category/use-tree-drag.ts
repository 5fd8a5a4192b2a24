import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import { useSteady } from 'shared-ui';
import { placeWords } from './category-moves';
import type { CategoryNode } from './category-nodes';
import { type DropPlace, dropPlaceAt, dropPlaces, stepPlace } from './drop-places';
import { middleOfPlace, pointedRow } from './row-geometry';
import type { VisibleNode } from './tree-view';
import { useOpenWhileOver } from './use-open-while-over';

interface TreeDragOptions {
  nodes: readonly CategoryNode[];
  visible: readonly VisibleNode[];
  expand: (ids: readonly string[]) => void;
  onDrop: (node: CategoryNode, place: DropPlace) => void;
  /** Announces a message to screen readers. */
  say: (words: string) => void;
}

interface Drag {
  node: CategoryNode;
  /** The current drop target; undefined over rows that are none. */
  place: DropPlace | undefined;
  byKeys: boolean;
}

const treeId = 'category-tree';

// The same objects at every render: else all handles would render anew each time.
const byMouse = { activationConstraint: { distance: 4 } };
const byFinger = { activationConstraint: { delay: 120, tolerance: 8 } };

type Coordinates = ReturnType<KeyboardCoordinateGetter>;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Dragging in the tree by mouse, finger and keys. Rows are no drop targets of dnd-kit's, which would render all of them
 * anew at every step; what lies under the pointer is looked up, and arrow keys step through the places there are.
 */
export function useTreeDrag({ nodes, visible, expand, onDrop, say }: TreeDragOptions) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef(drag);
  useOpenWhileOver({ drag, visible, expand });

  function show(next: Drag | undefined) {
    latest.current = next;
    setDrag(next);
  }
  function moveTo(place: DropPlace | undefined) {
    const { current } = latest;
    if (current === undefined || isSame(current.place, place)) return;
    show({ ...current, place });
    const name = current.node.name;
    say(place === undefined ? `${name} cannot go here.` : placeWords(nodes, current.node, place));
  }

  const stepByKey = useSteady<Parameters<KeyboardCoordinateGetter>, Coordinates>(
    (event, { context }) => {
      const { current } = latest;
      const step = steps[event.code];
      const { collisionRect } = context;
      if (current === undefined || step === undefined || collisionRect === null) return undefined;
      event.preventDefault();
      const places = dropPlaces(visible, current.node);
      const place = stepPlace(places, current.place ?? current.node, step);
      if (place === undefined) return undefined;
      moveTo(place);
      const middle = middleOfPlace(place);
      return { x: collisionRect.left, y: middle - collisionRect.height / 2 };
    },
  );
  const byKeys = useMemo(
    () => ({ coordinateGetter: stepByKey, scrollBehavior: 'auto' }) as const,
    [stepByKey],
  );
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeys),
  );

  function start({ active, activatorEvent }: DragStartEvent) {
    const node = nodes.find(({ id }) => id === active.id);
    if (node === undefined) return;
    show({ node, place: undefined, byKeys: activatorEvent instanceof KeyboardEvent });
    say(`${node.name} picked up. It is ${placeWords(nodes, node, node)}.`);
  }
  function move({ collisions }: DragMoveEvent) {
    const { current } = latest;
    if (current === undefined || current.byKeys) return;
    const pointed = pointedIn(collisions?.[0]?.data);
    moveTo(pointed && dropPlaceAt(visible, current.node, pointed));
  }
  function end(_event: DragEndEvent) {
    const { current } = latest;
    show(undefined);
    if (current?.place === undefined) say('Put back. Nothing has changed.');
    else onDrop(current.node, current.place);
  }
  function cancel() {
    show(undefined);
    say('Put back. Nothing has changed.');
  }
  return {
    drag,
    context: {
      sensors,
      collisionDetection: detectRow,
      onDragStart: start,
      onDragMove: move,
      onDragEnd: end,
      onDragCancel: cancel,
    },
  };
}

function isSame(one: DropPlace | undefined, other: DropPlace | undefined) {
  return one?.anchorId === other?.anchorId && one?.side === other?.side;
}

/** The row under the pointer, carried as the data of a collision with the tree as a whole. */
const detectRow: CollisionDetection = ({ pointerCoordinates }) => {
  const pointed = pointerCoordinates && pointedRow(pointerCoordinates.y);
  return pointed ? [{ id: treeId, data: { pointed } }] : [];
};

function pointedIn(data: Readonly<Record<string, unknown>> | undefined) {
  const pointed = data?.['pointed'];
  if (typeof pointed !== 'object' || pointed === null) return undefined;
  if (!('overId' in pointed) || !('isLower' in pointed)) return undefined;
  return { overId: String(pointed.overId), isLower: pointed.isLower === true };
}
