import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { Combobox } from '../parts/combobox/combobox';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import { titleOf, useReferenceOptions } from '../resource/use-reference-options';
import type { ResourceList } from '../resource/use-resource-list';
import { useResourceRecord } from '../resource/use-resource-record';
import { filterPatch } from './choice-filter';
import { FilterField } from './filter-field';

export interface ReferenceFilterProps<R extends AnyResource> {
  list: ResourceList<R>;
  name: FilterOf<R>;
  label: string;
  /** The resource that the filter refers to. */
  to: AnyResource;
  /** False for a filter that is only set by links from elsewhere. */
  isOffered?: boolean;
}

/** A filter by a record, found by typing. */
export function ReferenceFilter<R extends AnyResource>(props: ReferenceFilterProps<R>) {
  const { list, name, label, to, isOffered = true } = props;
  const chosen = list.state.filters[name];
  const options = useReferenceOptions(to);
  const { data } = useResourceRecord(to, chosen);
  const title = data === undefined ? '…' : titleOf(to, data);
  const set = (id: string | undefined) => list.change(filterPatch<R>(name, id));
  return (
    <FilterField
      label={label}
      text={chosen === undefined ? undefined : title}
      onClear={() => set(undefined)}
    >
      {isOffered ? (
        <Combobox
          label={words(to.label.many)}
          placeholder={t`Any`}
          options={options}
          value={chosen === undefined ? null : { value: chosen, label: title }}
          onValueChange={(option) => set(option?.value)}
        />
      ) : undefined}
    </FilterField>
  );
}
