import type { worldwide } from 'contract';
import { ChoiceFilter, Combobox, countryOptions, filterPatch, type ResourceList } from 'shared-ui';
import styled from 'styled-components';
import { placeKindOptions } from './place-kinds';

const Country = styled.div`
  flex: 0 1 13rem;
`;

interface WorldwideFiltersProps {
  list: ResourceList<typeof worldwide>;
}

export function WorldwideFilters({ list }: WorldwideFiltersProps) {
  const chosen = list.state.filters.country;
  return (
    <>
      <ChoiceFilter
        list={list}
        name="kind"
        label="Kind"
        all="All kinds"
        options={placeKindOptions}
      />
      <Country>
        <Combobox
          aria-label="Country"
          label="Countries"
          placeholder="All countries"
          options={countryOptions}
          value={countryOptions.find(({ value }) => value === chosen) ?? null}
          onValueChange={(option) =>
            list.change(filterPatch<typeof worldwide>('country', option?.value))
          }
        />
      </Country>
    </>
  );
}
