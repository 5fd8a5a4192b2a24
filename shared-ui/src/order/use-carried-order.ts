import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { moved } from './arranged';

export interface Carried {
  id: string;
  /** Its current index while it is moved, from 0. */
  place: number;
}

/** Actions on an item of an order. */
export interface OrderActions {
  pick: (id: string) => void;
  carry: (id: string, place: number) => void;
  put: (carried: Carried) => void;
  leave: () => void;
}

interface Item {
  readonly id: string;
  readonly title: string;
}

const unchanged = () => t`Put back. Nothing has changed.`;

/** Moves an item within an order step by step, with announcements. */
export function useCarriedOrder<One extends Item>(
  items: readonly One[],
  onOrder: (ids: readonly string[]) => void,
) {
  const [carried, setCarried] = useState<Carried>();
  const [said, say] = useState('');

  function put(final: Carried) {
    setCarried(undefined);
    const ids = arranged(items, final).map(({ id }) => id);
    const isSame = ids.every((id, place) => id === items[place]?.id);
    say(
      isSame
        ? unchanged()
        : t`Put at place ${{ place: final.place + 1 }} of ${{ count: ids.length }}.`,
    );
    if (!isSame) onOrder(ids);
  }
  function pick(id: string) {
    const place = items.findIndex((item) => item.id === id);
    setCarried({ id, place });
    say(
      t`Picked up ${{ title: items[place]?.title ?? '' }}, place ${{ place: place + 1 }} of ${{ count: items.length }}.`,
    );
  }
  function carry(id: string, place: number) {
    if (place < 0 || place >= items.length || carried?.place === place) return;
    setCarried({ id, place });
    say(t`Place ${{ place: place + 1 }} of ${{ count: items.length }}.`);
  }
  function leave() {
    setCarried(undefined);
    say(unchanged());
  }
  const actions: OrderActions = { pick, carry, put, leave };
  return { order: arranged(items, carried), carriedId: carried?.id, said, actions };
}

function arranged<One extends Item>(items: readonly One[], carried: Carried | undefined) {
  if (carried === undefined) return items;
  const from = items.findIndex(({ id }) => id === carried.id);
  return moved(items, from, carried.place);
}
