import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { NameLookup } from './name-lookup';

/** Its code loads when a text is no structure and may be a name. */
type LookupProps = ComponentProps<typeof NameLookup>;

const Lookup = lazy(async (): Promise<{ default: ComponentType<LookupProps> }> => {
  try {
    const loaded = await import(/* webpackChunkName: "name-lookup" */ './name-lookup');
    return { default: loaded.NameLookup };
  } catch {
    // Without it the text is still said to be no structure.
    return { default: () => null };
  }
});

export function LateNameLookup(props: LookupProps) {
  return (
    <Suspense fallback={null}>
      <Lookup {...props} />
    </Suspense>
  );
}
