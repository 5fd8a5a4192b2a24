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

/** Tells the host what the page calls itself while it is on screen, in whichever React root it is. */
export function useAnnouncedHeading(text: string | undefined) {
  // The host around the page is no parent that could be given it.
  useEffect(() => {
    if (text === undefined) return undefined;
    const own = { text };
    replace([...headings, own]);
    return () => replace(headings.filter((one) => one !== own));
  }, [text]);
}

/** What the page on screen calls itself, by its `PageHeader`; undefined until it is there. */
export function usePageHeading() {
  return useSyncExternalStore(subscribe, readHeading, readHeading);
}
