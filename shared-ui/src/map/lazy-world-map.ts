import { t } from '@lingui/core/macro';
import { lazyPart } from '../parts/part-boundary/lazy-part';

/** The world map, loaded when first shown: its shapes are too large for a first load. Needs a `Suspense` above it. */
export const WorldMap = lazyPart(
  () => t`The map`,
  async () => (await import('./world-map')).WorldMap,
);
