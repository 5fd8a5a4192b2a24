import { type inquiries, sources } from 'contract';
import { SlidersHorizontal } from 'lucide-react';
import { Badge, Button, ChoiceFilter, Field, Popover, type ResourceList, token } from 'shared-ui';
import styled from 'styled-components';
import { priorityOptions } from '../common/priorities';
import { kindOptions } from '../common/status-kinds';
import { adminOptions, useAdmins, useMe } from '../common/use-admins';
import { useAllRows } from '../common/use-all-rows';
import { useStatuses } from '../common/use-statuses';
import { DayFilters } from './day-filters';
import { withoutAll } from './ready-views';
import { ChemicalFilter, CountryFilter, CustomerFilter } from './reference-filters';

const Toolbar = styled.div`
  display: flex;
  gap: ${token.space[2]};

  & > button {
    width: auto;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${token.space[3]};
  width: 22rem;
  max-width: 100%;

  & > button {
    grid-column: 1 / -1;
  }
`;

export interface InquiryFiltersProps {
  list: ResourceList<typeof inquiries>;
}

/** The status in sight, all other filters behind a button that says how many are set. */
export function InquiryFilters({ list }: InquiryFiltersProps) {
  const { data: statuses = [] } = useStatuses();
  const options = statuses.map(({ _id, name }) => ({ value: String(_id), label: name }));
  const count = Object.keys(list.state.filters).filter((name) => name !== 'statusId').length;
  return (
    <Toolbar>
      <ChoiceFilter list={list} name="statusId" label="Status" all="Any status" options={options} />
      <Popover
        label="Filters"
        trigger={
          <Button variant="outline">
            <SlidersHorizontal /> Filters
            {count === 0 ? null : <Badge tone="brand">{count}</Badge>}
          </Button>
        }
      >
        <MoreFilters list={list} />
      </Popover>
    </Toolbar>
  );
}

function MoreFilters({ list }: InquiryFiltersProps) {
  const sourceOptions = useAllRows(sources).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Grid>
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
    </Grid>
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
