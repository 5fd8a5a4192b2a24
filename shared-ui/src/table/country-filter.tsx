import { t } from '@lingui/core/macro';
import { localCountries } from '../text/country-name';
import { Combobox } from '../parts/combobox/combobox';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { filterPatch } from './choice-filter';
import { FilterField } from './filter-field';

export interface CountryFilterProps<R extends AnyResource> {
  list: ResourceList<R>;
  name: FilterOf<R>;
}

/** A filter by country. */
export function CountryFilter<R extends AnyResource>({ list, name }: CountryFilterProps<R>) {
  const chosen = localCountries().find(({ value }) => value === list.state.filters[name]) ?? null;
  const set = (country: string | undefined) => list.change(filterPatch<R>(name, country));
  return (
    <FilterField label={t`Country`} text={chosen?.label} onClear={() => set(undefined)}>
      <Combobox
        label={t`Countries`}
        aria-label={t`Country`}
        placeholder={t`Any country`}
        options={localCountries()}
        value={chosen}
        onValueChange={(option) => set(option?.value)}
      />
    </FilterField>
  );
}
