import { useEffect, useSyncExternalStore } from 'react';

let headings: readonly { readonly text: string }[] = [];
const listeners = new Set<() => void>();

function replace(next: typeof headings) {
  headings = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readHeading() {
  return headings.at(-1)?.text;
}

/** Announces the page's title to the host while it is mounted, in any React root. */
export function useAnnouncedHeading(text: string | undefined) {
  // The host may be in another React root, so context cannot reach it.
  useEffect(() => {
    if (text === undefined) return undefined;
    const own = { text };
    replace([...headings, own]);
    return () => replace(headings.filter((one) => one !== own));
  }, [text]);
}

/** The title of the current page, from its `PageHeader`; undefined until it has rendered. */
export function usePageHeading() {
  return useSyncExternalStore(subscribe, readHeading, readHeading);
}
