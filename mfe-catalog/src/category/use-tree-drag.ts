import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { originOf, type PreviewOrigin, usePointerDrag } from 'shared-ui/order';
import { placeWords } from './category-moves';
import type { CategoryNode } from './category-nodes';
import { type DropPlace, dropPlaceAt, dropPlaces, stepPlace } from './drop-places';
import { middleOfPlace, pointedRow } from './row-geometry';
import type { VisibleNode } from './tree-view';
import { useHandleKeys } from './use-handle-keys';
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
  origin: PreviewOrigin;
}

/** Dragging in the tree by mouse, finger and keys: arrow keys step through the drop places there are. */
export function useTreeDrag({ nodes, visible, expand, onDrop, say }: TreeDragOptions) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef(drag);
  useOpenWhileOver({ drag, visible, expand });

  function show(next: Drag | undefined) {
    latest.current = next;
    setDrag(next);
  }
  function pick(id: string, how: Pick<Drag, 'byKeys' | 'origin'>) {
    const node = nodes.find((one) => one.id === id);
    if (node === undefined) return;
    show({ node, place: undefined, ...how });
    say(t`${{ name: node.name }} picked up. It is ${{ where: placeWords(nodes, node, node) }}.`);
  }
  function moveTo(place: DropPlace | undefined, origin = latest.current?.origin) {
    const { current } = latest;
    if (current === undefined || origin === undefined || isSame(current.place, place)) return;
    show({ ...current, place, origin });
    const name = current.node.name;
    say(place === undefined ? t`${name} cannot go here.` : placeWords(nodes, current.node, place));
  }
  function step(by: 1 | -1, handle: HTMLElement) {
    const { current } = latest;
    if (current === undefined) return;
    const places = dropPlaces(visible, current.node);
    const place = stepPlace(places, current.place ?? current.node, by);
    if (place === undefined) return;
    const middle = middleOfPlace(place);
    const { left, height } = handle.getBoundingClientRect();
    moveTo(place, { corner: { x: left, y: middle - height / 2 } });
  }
  function put() {
    const { current } = latest;
    show(undefined);
    if (current?.place === undefined) say(t`Put back. Nothing has changed.`);
    else onDrop(current.node, current.place);
  }
  function leave() {
    show(undefined);
    say(t`Put back. Nothing has changed.`);
  }
  const press = usePointerDrag<string>({
    onPick: (id, start) => pick(id, { byKeys: false, origin: originOf(start) }),
    onMove: (_id, { y }) => {
      const { current } = latest;
      const pointed = pointedRow(y);
      if (current !== undefined) moveTo(pointed && dropPlaceAt(visible, current.node, pointed));
    },
    onPut: put,
    onLeave: leave,
  });
  const keys = useHandleKeys({
    isCarried: () => latest.current?.byKeys === true,
    onPick: (id, handle) => {
      const { left, top } = handle.getBoundingClientRect();
      pick(id, { byKeys: true, origin: { corner: { x: left, y: top } } });
    },
    onStep: step,
    onPut: put,
    onLeave: leave,
  });
  const [handle] = useState({ press, ...keys });
  return { drag, handle };
}

/** What the handles of rows do; of stable identity, because rows are memoised. */
export type TreeHandle = ReturnType<typeof useTreeDrag>['handle'];

function isSame(one: DropPlace | undefined, other: DropPlace | undefined) {
  return one?.anchorId === other?.anchorId && one?.side === other?.side;
}
