import { type ComponentType, lazy } from 'react';
import { PartBoundary } from './part-boundary';

/**
 * A component whose code is loaded when it is first rendered. Failed loads are retried once; a second failure, or a
 * render error, shows a card with Retry in its place. Needs a `Suspense` above it.
 *
 * @param name - the part's name in the error card: "The palette"; as a function where it is translated
 * @example const MapPad = lazyPart('The map', async () => (await import('./map-pad')).MapPad);
 */
export function lazyPart<P extends object>(
  name: string | (() => string),
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  // Retry creates a new `lazy`: React caches a failed one until the page is reloaded.
  let Loaded = lazyOf(load);
  const renew = () => {
    Loaded = lazyOf(load);
  };
  return function LazyPart(props: P) {
    return (
      <PartBoundary name={typeof name === 'string' ? name : name()} onRetry={renew}>
        <Current {...props} />
      </PartBoundary>
    );
  };

  function Current(props: P) {
    return <Loaded {...props} />;
  }
}

function lazyOf<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => ({ default: await load().catch(() => load()) }));
}
