import type { chemicals } from 'contract';
import { useState } from 'react';
import { Field, filterPatch, Input, type ResourceList } from 'shared-ui';

interface HazardClassFilterProps {
  list: ResourceList<typeof chemicals>;
}

/** The hazard class as it is kept (`3`, `6.1`); asked for when one leaves the input or presses Enter. */
export function HazardClassFilter({ list }: HazardClassFilterProps) {
  const known = list.state.filters.hazardClass ?? '';
  const [typed, setTyped] = useState<string>();

  function ask() {
    const wanted = typed?.trim() ?? known;
    if (wanted !== known)
      list.change(filterPatch('hazardClass', wanted === '' ? undefined : wanted));
    setTyped(undefined);
  }
  return (
    <Field label="Hazard class">
      <Input
        maxLength={20}
        placeholder="Any"
        value={typed ?? known}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={ask}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask();
        }}
      />
    </Field>
  );
}
