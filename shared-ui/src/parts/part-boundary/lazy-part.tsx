import { type ComponentType, lazy } from 'react';
import { PartBoundary } from './part-boundary';

/**
 * A component whose code is loaded when it is first shown. Code that does not arrive is asked for once more by itself;
 * after that, as after an error while drawing, a card with Retry stands in its place. Needs a `Suspense` above it.
 *
 * @param name - what it is, as a user calls it: "The palette"
 * @example const MapPad = lazyPart('The map', async () => (await import('./map-pad')).MapPad);
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  // Made anew by Retry: React remembers a `lazy` that failed for as long as the page is open.
  let Loaded = lazyOf(load);
  const renew = () => {
    Loaded = lazyOf(load);
  };
  return function LazyPart(props: P) {
    return (
      <PartBoundary name={name} onRetry={renew}>
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
