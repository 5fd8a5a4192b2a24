import { t } from '@lingui/core/macro';
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
  {
    value: 'true',
    get label() {
      return t`Planned`;
    },
  },
  {
    value: 'false',
    get label() {
      return t({ message: 'None', context: 'next step' });
    },
  },
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
          label={t`Status`}
          all={t`Any status`}
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
        label={t`Kind of status`}
        all={t`Any`}
        options={kindOptions}
      />
      <ChoiceFilter
        list={list}
        name="priority"
        label={t`Priority`}
        all={t`Any`}
        options={priorityOptions}
      />
      <AssigneeFilter list={list} />
      <ChoiceFilter
        list={list}
        name="sourceId"
        label={t`Source`}
        all={t`Any`}
        options={sourceOptions}
      />
      <CountryFilter list={list} name="country" />
      <ReferenceFilter list={list} name="customerId" label={t`Customer`} to={customers} />
      <ReferenceFilter list={list} name="chemicalId" label={t`Chemical`} to={chemicals} />
      <DayFilter list={list} name="createdFrom" label={t`Created from`} edge="first" />
      <DayFilter list={list} name="createdBefore" label={t`Created until`} edge="last" />
      <DayFilter list={list} name="closedFrom" label={t`Won or lost from`} edge="first" />
      <DayFilter list={list} name="closedBefore" label={t`Won or lost until`} edge="last" />
      <ChoiceFilter
        list={list}
        name="hasNextStep"
        label={t`Next step`}
        all={t`Any`}
        options={nextSteps}
      />
      <DayFilter list={list} name="dueBefore" label={t`Next step due until`} edge="last" />
      <FilterField
        label={t`Why it was lost`}
        text={list.state.filters.lostReason}
        onClear={() => list.change(filterPatch<typeof inquiries>('lostReason', undefined))}
      />
      <FilterField
        label={t`Email`}
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
    ...(me === undefined ? [] : [{ value: String(me._id), label: t`Me` }]),
    { value: 'nobody', label: t`Unassigned` },
    ...adminOptions(others),
  ];
  return (
    <ChoiceFilter
      list={list}
      name="assignedTo"
      label={t`Assigned`}
      all={t`Any`}
      options={options}
    />
  );
}
