import type { PageState } from '../app/page-state';

interface Shown {
  readonly state: PageState;
  readonly isLoading: boolean;
}

/** The current page, and whether another is loading. */
export interface PageStore {
  read(): Shown;
  subscribe(listener: () => void): () => void;
  begin(): void;
  show(state: PageState): void;
}

export function pageStore(first: PageState): PageStore {
  let shown: Shown = { state: first, isLoading: false };
  const listeners = new Set<() => void>();

  function change(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => change({ ...shown, isLoading: true }),
    show: (state) => change({ state, isLoading: false }),
  };
}
