import { t } from '@lingui/core/macro';
import type { worldwide } from 'contract/content';
import { type ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, CountryFilter } from 'shared-ui/table';
import styled from 'styled-components';
import { placeKindOptions } from './place-kinds';

const Country = styled.div`
  flex: 0 1 13rem;
`;

interface WorldwideFiltersProps {
  list: ResourceList<typeof worldwide>;
}

export function WorldwideFilters({ list }: WorldwideFiltersProps) {
  return (
    <>
      <ChoiceFilter
        list={list}
        name="kind"
        label={t`Kind`}
        all={t`All kinds`}
        options={placeKindOptions}
      />
      <Country>
        <CountryFilter list={list} name="country" />
      </Country>
    </>
  );
}
