import { type ComponentProps, lazy, Suspense } from 'react';
import type { NameLookup } from './name-lookup';

/** Its code loads when a text is no structure and may be a name. */
const Lookup = lazy(() =>
  import(/* webpackChunkName: "name-lookup" */ './name-lookup').then(
    (loaded) => ({ default: loaded.NameLookup }),
    () => ({ default: () => null }),
  ),
);

export function LateNameLookup(props: ComponentProps<typeof NameLookup>) {
  return (
    <Suspense fallback={null}>
      <Lookup {...props} />
    </Suspense>
  );
}
