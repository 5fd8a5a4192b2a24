import { type inquiries, sources } from 'contract';
import { Button, ChoiceFilter, Field, ListFilters, type ResourceList, useAllRows } from 'shared-ui';
import { priorityOptions } from '../common/priorities';
import { kindOptions } from '../common/status-kinds';
import { adminOptions, useAdmins, useMe } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';
import { DayFilters } from './day-filters';
import { withoutAll } from './ready-views';
import { ChemicalFilter, CountryFilter, CustomerFilter } from './reference-filters';

export interface InquiryFiltersProps {
  list: ResourceList<typeof inquiries>;
}

/** The status in sight, all other filters behind a button that says how many are set. */
export function InquiryFilters({ list }: InquiryFiltersProps) {
  const { data: statuses = [] } = useStatuses();
  const options = statuses.map(({ _id, name }) => ({ value: String(_id), label: name }));
  const count = Object.keys(list.state.filters).filter((name) => name !== 'statusId').length;
  return (
    <ListFilters
      count={count}
      shown={
        <ChoiceFilter
          list={list}
          name="statusId"
          label="Status"
          all="Any status"
          options={options}
        />
      }
    >
      <MoreFilters list={list} />
    </ListFilters>
  );
}

function MoreFilters({ list }: InquiryFiltersProps) {
  const sourceOptions = useAllRows(sources).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <Field label="Kind of status">
        <ChoiceFilter
          list={list}
          name="statusKind"
          label="Kind of status"
          all="Any"
          options={kindOptions}
        />
      </Field>
      <Field label="Priority">
        <ChoiceFilter
          list={list}
          name="priority"
          label="Priority"
          all="Any"
          options={priorityOptions}
        />
      </Field>
      <AssigneeFilter list={list} />
      <Field label="Source">
        <ChoiceFilter
          list={list}
          name="sourceId"
          label="Source"
          all="Any"
          options={sourceOptions}
        />
      </Field>
      <CountryFilter list={list} />
      <CustomerFilter list={list} />
      <ChemicalFilter list={list} />
      <DayFilters list={list} />
      <Button
        variant="outline"
        onClick={() => list.change({ filters: withoutAll(list.state.filters) })}
      >
        Clear filters
      </Button>
    </>
  );
}

function AssigneeFilter({ list }: InquiryFiltersProps) {
  const me = useMe();
  const others = useAdmins().filter(({ _id }) => _id !== me?._id);
  const options = [
    ...(me === undefined ? [] : [{ value: String(me._id), label: 'Me' }]),
    { value: 'nobody', label: 'Nobody' },
    ...adminOptions(others),
  ];
  return (
    <Field label="Assigned">
      <ChoiceFilter
        list={list}
        name="assignedTo"
        label="Assigned"
        all="Anybody"
        options={options}
      />
    </Field>
  );
}
