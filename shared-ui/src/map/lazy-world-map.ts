import { lazy } from 'react';

/** The countries of the world, fetched when first shown: their shapes are too large for a first load. Needs a `Suspense` above it. */
export const WorldMap = lazy(async () => ({ default: (await import('./world-map')).WorldMap }));
