import { type ComponentProps, Suspense } from 'react';
import { lateOrNothing } from '../common/late-or-nothing';
import type { NameLookup } from './name-lookup';

type LookupProps = ComponentProps<typeof NameLookup>;

/** Its code loads when a text is no structure and may be a name. */
const Lookup = lateOrNothing<LookupProps>(
  async () => (await import(/* webpackChunkName: "name-lookup" */ './name-lookup')).NameLookup,
);

export function LateNameLookup(props: LookupProps) {
  return (
    <Suspense fallback={null}>
      <Lookup {...props} />
    </Suspense>
  );
}
