import { t } from '@lingui/core/macro';
import type { careerApplications } from 'contract/content';
import { type ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, FilterRow } from 'shared-ui/table';
import { statusOptions } from './application-status';
import { useOpeningOptions } from './opening-options';

interface ApplicationFiltersProps {
  list: ResourceList<typeof careerApplications>;
}

/** Filters of applications by status and opening. */
export function ApplicationFilters({ list }: ApplicationFiltersProps) {
  return (
    <FilterRow>
      <ChoiceFilter
        list={list}
        name="status"
        label={t`Status`}
        all={t`Any status`}
        options={statusOptions}
      />
      <ChoiceFilter
        list={list}
        name="openingId"
        label={t`Opening`}
        all={t`Any opening`}
        options={useOpeningOptions()}
      />
    </FilterRow>
  );
}
