import { chemicals } from 'contract/catalog';
import { type inquiries, sources } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { type ResourceList, useAllRows } from 'shared-ui/resource';
import {
  ChoiceFilter,
  CountryFilter,
  DayFilter,
  FilterField,
  filterPatch,
  ListFilters,
  ReferenceFilter,
} from 'shared-ui/table';
import { useMe } from 'shared-ui/client';
import { priorityOptions } from '../common/priorities';
import { kindOptions } from '../common/status-kinds';
import { adminOptions, useAdmins } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';

const nextSteps = [
  { value: 'true', label: 'Planned' },
  { value: 'false', label: 'None' },
];

export interface InquiryFiltersProps {
  list: ResourceList<typeof inquiries>;
}

/** The status filter, and a button with the number of set filters that opens the others. */
export function InquiryFilters({ list }: InquiryFiltersProps) {
  const { data: statuses = [] } = useStatuses();
  const options = statuses.map(({ _id, name }) => ({ value: String(_id), label: name }));
  return (
    <ListFilters
      list={list}
      shownName="statusId"
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
      <ChoiceFilter
        list={list}
        name="statusKind"
        label="Kind of status"
        all="Any"
        options={kindOptions}
      />
      <ChoiceFilter
        list={list}
        name="priority"
        label="Priority"
        all="Any"
        options={priorityOptions}
      />
      <AssigneeFilter list={list} />
      <ChoiceFilter list={list} name="sourceId" label="Source" all="Any" options={sourceOptions} />
      <CountryFilter list={list} name="country" />
      <ReferenceFilter list={list} name="customerId" label="Customer" to={customers} />
      <ReferenceFilter list={list} name="chemicalId" label="Chemical" to={chemicals} />
      <DayFilter list={list} name="createdFrom" label="Created from" edge="first" />
      <DayFilter list={list} name="createdBefore" label="Created until" edge="last" />
      <DayFilter list={list} name="closedFrom" label="Won or lost from" edge="first" />
      <DayFilter list={list} name="closedBefore" label="Won or lost until" edge="last" />
      <ChoiceFilter
        list={list}
        name="hasNextStep"
        label="Next step"
        all="Any"
        options={nextSteps}
      />
      <DayFilter list={list} name="dueBefore" label="Next step due until" edge="last" />
      <FilterField
        label="Why it was lost"
        text={list.state.filters.lostReason}
        onClear={() => list.change(filterPatch<typeof inquiries>('lostReason', undefined))}
      />
      <FilterField
        label="Email"
        text={list.state.filters.email}
        onClear={() => list.change(filterPatch<typeof inquiries>('email', undefined))}
      />
    </>
  );
}

function AssigneeFilter({ list }: InquiryFiltersProps) {
  const me = useMe();
  const others = useAdmins().filter(({ _id }) => _id !== me?._id);
  const options = [
    ...(me === undefined ? [] : [{ value: String(me._id), label: 'Me' }]),
    { value: 'nobody', label: 'Unassigned' },
    ...adminOptions(others),
  ];
  return (
    <ChoiceFilter list={list} name="assignedTo" label="Assigned" all="Any" options={options} />
  );
}
