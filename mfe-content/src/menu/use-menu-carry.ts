import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { type Point, usePointerDrag } from 'shared-ui/order';
import { type MenuNode, restOf } from './menu-nodes';
import {
  type TreePosition,
  placeAt,
  placeWords,
  rowsWith,
  type Spot,
  spotBeyond,
  spotIn,
  spotOf,
} from './menu-places';

interface Carried {
  readonly id: string;
  readonly spot: Spot;
}

interface MenuCarryOptions {
  nodes: readonly MenuNode[];
  onMove: (node: MenuNode, place: TreePosition) => void;
  /** Announces a text to screen readers. */
  say: (words: string) => void;
}

/** What a key does to the carried item. */
export type CarryKey = 'up' | 'down' | 'in' | 'out' | 'put' | 'leave';

/** Horizontal pixels per level. */
const levelWidth = 24;

/** Drag and drop of a menu item by pointer or keyboard, with announcements. */
export function useMenuCarry({ nodes, onMove, say }: MenuCarryOptions) {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(carried);
  const nodeOf = (id: string | undefined) => nodes.find(({ _id }) => _id === id);

  function show(next: Carried | undefined) {
    latest.current = next;
    setCarried(next);
  }
  function pick(id: string) {
    const node = nodeOf(id);
    if (node === undefined) return;
    show({ id, spot: spotOf(nodes, node) });
    say(t`Picked up ${{ title: node.title }}: ${{ position: placeWords(nodes, node, node) }}.`);
  }
  function hold(next: Spot | undefined) {
    const { current } = latest;
    const node = nodeOf(current?.id);
    if (current === undefined || node === undefined || next === undefined) return;
    if (next.gap === current.spot.gap && next.depth === current.spot.depth) return;
    show({ id: current.id, spot: next });
    say(`${placeWords(nodes, node, placeAt(nodes, node, next))}.`);
  }
  function put() {
    const { current } = latest;
    const node = nodeOf(current?.id);
    show(undefined);
    if (current !== undefined && node !== undefined) {
      onMove(node, placeAt(nodes, node, current.spot));
    }
  }
  function leave() {
    show(undefined);
    say(t`Put back. Nothing has changed.`);
  }
  function press(key: CarryKey) {
    const { current } = latest;
    const node = nodeOf(current?.id);
    if (current === undefined || node === undefined) return;
    const { spot } = current;
    const deeper = (by: 1 | -1) => spotIn(nodes, node, { gap: spot.gap, depth: spot.depth + by });
    const acts = {
      up: () => hold(spotBeyond(nodes, node, { spot, step: -1 })),
      down: () => hold(spotBeyond(nodes, node, { spot, step: 1 })),
      in: () => hold(deeper(1)),
      out: () => hold(deeper(-1)),
      put,
      leave,
    };
    acts[key]();
  }
  const node = nodeOf(carried?.id);
  const pointer = useRowPointer({ nodes, pick, hold, put, leave });
  return {
    rows: carried && node ? rowsWith(nodes, node, carried.spot) : nodes,
    carriedId: carried?.id,
    pick,
    press,
    ...pointer,
  };
}

interface RowPointerOptions {
  nodes: readonly MenuNode[];
  pick: (id: string) => void;
  hold: (spot: Spot | undefined) => void;
  put: () => void;
  leave: () => void;
}

/** Dragging by pointer: its height selects the gap, its horizontal distance the depth. */
function useRowPointer({ nodes, pick, hold, put, leave }: RowPointerOptions) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<{ x: number; middles: readonly number[] }>({ x: 0, middles: [] });

  const onPointerDown = usePointerDrag<string>({
    onPick: (id, { from }) => {
      start.current = { x: from.x, middles: middlesOf(list.current, restOf(nodes, id)) };
      pick(id);
    },
    onMove: (id, point) => hold(spotUnder(id, point)),
    onPut: put,
    onLeave: leave,
  });
  function spotUnder(id: string, { x, y }: Point) {
    const node = nodes.find(({ _id }) => _id === id);
    if (node === undefined) return undefined;
    const height = y - (list.current?.getBoundingClientRect().top ?? 0);
    const gap = start.current.middles.filter((middle) => middle < height).length;
    const depth = node.depth + Math.round((x - start.current.x) / levelWidth);
    return spotIn(nodes, node, { gap, depth });
  }
  return { list, onPointerDown };
}

/** The vertical centres of rows relative to the list, measured when the drag begins, as rows shift during it. */
function middlesOf(list: HTMLElement | null, rows: readonly MenuNode[]): readonly number[] {
  const from = list?.getBoundingClientRect().top ?? 0;
  const ids = new Set(rows.map(({ _id }) => _id));
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    .filter(({ dataset }) => ids.has(dataset['item'] ?? ''))
    .map((row) => row.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2 - from);
}
