import { useSyncExternalStore } from 'react';
import { type Basket, emptyBasket, visitorsBasket } from './basket-store';

/** What is in the basket; empty on the server, and while the page takes over what the server has written. */
export function useBasket(): Basket {
  return useSyncExternalStore(subscribe, readBasket, () => emptyBasket);
}

/** Something that the basket says, told again only when that changes. */
export function useBasketFact<Fact extends string | number | boolean>(
  read: (basket: Basket) => Fact,
): Fact {
  return useSyncExternalStore(
    subscribe,
    () => read(visitorsBasket().read()),
    () => read(emptyBasket),
  );
}

function readBasket(): Basket {
  return visitorsBasket().read();
}

function subscribe(listener: () => void): () => void {
  return visitorsBasket().subscribe(listener);
}
