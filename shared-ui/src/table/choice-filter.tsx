import type { Option } from '../parts/select/option';
import { Select } from '../parts/select/select';
import type { ListPatch } from '../resource/list-state';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { FilterField } from './filter-field';

export interface ChoiceFilterProps<R extends AnyResource> {
  list: ResourceList<R>;
  /** The contract's filter. */
  name: FilterOf<R>;
  /** Names the filter: "Dimension". */
  label: string;
  /** The option without a filter: "All dimensions". */
  all: string;
  options: readonly Option[];
}

const everything = '*';

/** Guarantee: `name` is the name of a filter, and a filter's value in the address is a text. */
export function filterPatch<R extends AnyResource>(name: FilterOf<R>, value: string | undefined) {
  return { filters: { [name]: value } } as ListPatch<R>;
}

/** A filter with a few known values. */
export function ChoiceFilter<R extends AnyResource>(props: ChoiceFilterProps<R>) {
  const { list, name, label, all, options } = props;
  const chosen = list.state.filters[name];
  const set = (value: string | undefined) => list.change(filterPatch<R>(name, value));
  return (
    <FilterField
      label={label}
      text={chosen && (options.find(({ value }) => value === chosen)?.label ?? '…')}
      onClear={() => set(undefined)}
    >
      <Select
        aria-label={label}
        options={[{ value: everything, label: all }, ...options]}
        value={chosen ?? everything}
        onValueChange={(value) => set(value === everything ? undefined : value)}
      />
    </FilterField>
  );
}
