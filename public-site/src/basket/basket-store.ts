import {
  type Added,
  type BasketLine,
  type LineChange,
  maxLines,
  type NewLine,
  withLines,
} from './basket-line';
import { basketText, readBasket } from './read-basket';

/** The number is the version of the stored format. */
export const basketKey = 'inquiry-basket-1';

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Whether the browser stores it: storage may be blocked, or full. */
  readonly isStored: boolean;
}

export const emptyBasket: Basket = { lines: [], isStored: true };

export interface BasketStore {
  read(): Basket;
  /** Called on every change, also in another tab. */
  subscribe(listener: () => void): () => void;
  add(lines: readonly NewLine[]): Added;
  change(number: number, change: LineChange): void;
  /** Replaces all lines. */
  replace(lines: readonly BasketLine[]): void;
  remove(number: number): void;
  empty(): void;
}

/** @param storage - throws where it is blocked, and then the basket lasts as long as the page */
export function basketStore(storage: () => Storage, events: EventTarget): BasketStore {
  let text: string | null | undefined;
  let basket = emptyBasket;
  const listeners = new Set<() => void>();

  /** Another tab may have written since: the stored value is checked before each read. */
  function read(): Basket {
    if (!basket.isStored) return basket;
    try {
      const stored = storage().getItem(basketKey);
      if (stored === text) return basket;
      text = stored;
      basket = { lines: readBasket(stored), isStored: true };
    } catch {
      basket = { ...basket, isStored: false };
    }
    return basket;
  }

  function write(lines: readonly BasketLine[]): void {
    const next = basketText(lines);
    basket = { lines, isStored: isWritten(next) };
    text = next;
    tell();
  }

  function isWritten(next: string): boolean {
    try {
      storage().setItem(basketKey, next);
      return true;
    } catch {
      return false;
    }
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function hear(event: Event): void {
    const key = event instanceof StorageEvent ? event.key : basketKey;
    if (key === basketKey || key === null) tell();
  }

  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', hear);
      };
    },
    add(lines) {
      const added = withLines(read().lines, lines);
      write(added.lines);
      return added;
    },
    change(number, change) {
      write(read().lines.map((line) => (line.number === number ? { ...line, ...change } : line)));
    },
    replace: (lines) => write(lines.slice(0, maxLines)),
    remove: (number) => write(read().lines.filter((line) => line.number !== number)),
    empty: () => write([]),
  };
}

let store: BasketStore | undefined;

/** The basket of this browser. The server has none. */
export function visitorsBasket(): BasketStore {
  store ??= basketStore(() => localStorage, window);
  return store;
}

/** Adds chemicals, or items in the visitor's own words, to the inquiry. */
export function addToBasket(lines: readonly NewLine[]): Added {
  return visitorsBasket().add(lines);
}
