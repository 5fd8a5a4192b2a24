import { useSyncExternalStore } from 'react';
import { type Basket, emptyBasket, visitorsBasket } from './basket-store';

/** The content of the basket; empty on the server and during hydration. */
export function useBasket(): Basket {
  return useSyncExternalStore(subscribe, readBasket, () => emptyBasket);
}

/** A value derived from the basket; renders again only when it changes. */
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
