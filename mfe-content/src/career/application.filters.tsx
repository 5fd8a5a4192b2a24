import type { careerApplications } from 'contract/content';
import { token } from 'shared-ui';
import { type ResourceList } from 'shared-ui/resource';
import { ChoiceFilter } from 'shared-ui/table';
import styled from 'styled-components';
import { statusOptions } from './application-status';
import { useOpeningOptions } from './opening-options';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & > button {
    width: auto;
    max-width: 18rem;
  }
`;

interface ApplicationFiltersProps {
  list: ResourceList<typeof careerApplications>;
}

/** Filters of applications by status and opening. */
export function ApplicationFilters({ list }: ApplicationFiltersProps) {
  return (
    <Line>
      <ChoiceFilter
        list={list}
        name="status"
        label="Status"
        all="Any status"
        options={statusOptions}
      />
      <ChoiceFilter
        list={list}
        name="openingId"
        label="Opening"
        all="Any opening"
        options={useOpeningOptions()}
      />
    </Line>
  );
}
