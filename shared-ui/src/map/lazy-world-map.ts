import { lazyPart } from '../parts/part-boundary/lazy-part';

/** The countries of the world, fetched when first shown: their shapes are too large for a first load. Needs a `Suspense` above it. */
export const WorldMap = lazyPart('The map', async () => (await import('./world-map')).WorldMap);
