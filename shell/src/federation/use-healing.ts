import { useEffect, useRef } from 'react';
import { useFederation } from './federation-context';
import type { FailureKind, RemoteFailure } from './remote-failure';

/** Failures that end when the connection does not fail any more. */
const ofConnection: ReadonlySet<FailureKind> = new Set([
  'network',
  'unavailable',
  'timeout',
  'page',
]);

/**
 * Tries a remote that could not be loaded again by itself: when another version of it is wanted, when it is switched on
 * again, and when the browser is back online. A version that is mounted and fails is replaced by `startUpdates`: trying it
 * again meanwhile would only fail once more.
 */
export function useHealing(
  failure: RemoteFailure,
  { isMounted, retry }: { readonly isMounted: boolean; readonly retry: () => void },
): void {
  const { store, loader } = useFederation();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  // Listens to the registry and to the browser for as long as the card stands.
  useEffect(() => {
    const { remote, kind, version } = failure;
    const wanted = () => loader.wanted(remote)?.version;
    let last = version ?? wanted();
    const stop = store.subscribe(() => {
      if (isMounted) return;
      const next = wanted();
      const isOther = next !== undefined && next !== last;
      last = next ?? last;
      if (isOther) latest.current();
    });
    const onOnline = () => {
      if (ofConnection.has(kind)) latest.current();
    };
    addEventListener('online', onOnline);
    return () => {
      stop();
      removeEventListener('online', onOnline);
    };
  }, [failure, isMounted, store, loader]);
}
