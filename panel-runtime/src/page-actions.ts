import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What can be done on a page: "Duplicate". */
export interface PageAction {
  readonly label: string;
  readonly run: () => void;
}

type Offers = readonly { readonly actions: readonly PageAction[] }[];

let offers: Offers = [];
let all: readonly PageAction[] = [];
const listeners = new Set<() => void>();

function replace(next: Offers) {
  offers = next;
  all = next.flatMap(({ actions }) => actions);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readActions() {
  return all;
}

/**
 * Offers the actions of a page or a form to the host's palette while it is mounted, in any React root.
 *
 * @example useAnnouncedActions([{ label: 'Duplicate', run: duplicate }]);
 */
export function useAnnouncedActions(actions: readonly PageAction[]) {
  const latest = useRef(actions);
  const labels = JSON.stringify(actions.map(({ label }) => label));
  // Each run is the one of the last render.
  useEffect(() => {
    latest.current = actions;
  });
  // The host may be in another React root, so context cannot reach it.
  useEffect(() => {
    const own = {
      actions: latest.current.map(({ label }, place) => ({
        label,
        run: () => latest.current[place]?.run(),
      })),
    };
    replace([...offers, own]);
    return () => replace(offers.filter((one) => one !== own));
  }, [labels]);
}

/** What can be done on the current page; the latest offer of a label replaces earlier ones. */
export function usePageActions(): readonly PageAction[] {
  const found = useSyncExternalStore(subscribe, readActions, readActions);
  return [...new Map(found.map((action) => [action.label, action])).values()];
}
