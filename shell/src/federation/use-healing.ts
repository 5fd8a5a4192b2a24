import { useEffect, useRef } from 'react';
import { useFederation } from './federation-context';
import type { FailureKind, RemoteFailure } from './remote-failure';

/** Failures that end when the connection recovers. */
const ofConnection: ReadonlySet<FailureKind> = new Set([
  'network',
  'unavailable',
  'timeout',
  'page',
]);

/**
 * Retries a remote that could not be loaded: when another version is wanted, when it is switched on again, or when the
 * browser is back online. A mounted version that fails is replaced by `startUpdates`; retrying it would only fail
 * again.
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

  // Listens to the registry and the browser while the card is mounted.
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
