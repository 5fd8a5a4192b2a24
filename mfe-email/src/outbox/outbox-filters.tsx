import { type emails, EmailStatus } from 'contract';
import {
  Button,
  ChoiceFilter,
  DayFilter,
  Field,
  filterPatch,
  Input,
  ListFilters,
  type ResourceList,
} from 'shared-ui';
import { useMailServers } from '../common/use-mail-servers';
import { BatchFilter } from './batch-filter';
import { statusWords } from './status-words';

const statuses = EmailStatus.options.map((value) => ({ value, label: statusWords[value] }));

interface OutboxFiltersProps {
  list: ResourceList<typeof emails>;
}

/** The status in sight, the other filters behind a button that says how many are set. */
export function OutboxFilters({ list }: OutboxFiltersProps) {
  const { filters } = list.state;
  const count = Object.keys(filters).filter((name) => name !== 'status').length;
  const clear = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
  return (
    <ListFilters
      count={count}
      shown={
        <ChoiceFilter
          list={list}
          name="status"
          label="Status"
          all="Any status"
          options={statuses}
        />
      }
    >
      <AddressFilter key={filters.to} list={list} />
      <ServerFilter list={list} />
      <PeriodFilters list={list} />
      <BatchFilter list={list} />
      <Button variant="outline" onClick={() => list.change({ filters: clear })}>
        Clear filters
      </Button>
    </ListFilters>
  );
}

/** An address as a whole; the search finds parts of one. */
function AddressFilter({ list }: OutboxFiltersProps) {
  function set(typed: string) {
    const address = typed.trim().toLowerCase();
    if (address !== (list.state.filters.to ?? ''))
      list.change(filterPatch('to', address === '' ? undefined : address));
  }
  return (
    <Field label="Address">
      <Input
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={list.state.filters.to}
        onBlur={({ target }) => set(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') set(currentTarget.value);
        }}
      />
    </Field>
  );
}

function ServerFilter({ list }: OutboxFiltersProps) {
  const { servers = [] } = useMailServers();
  return (
    <Field label="Server">
      <ChoiceFilter
        list={list}
        name="smtpId"
        label="Server"
        all="Any server"
        options={servers.map(({ _id, name }) => ({ value: String(_id), label: name }))}
      />
    </Field>
  );
}

/** Days of the reader's, the last one included. */
function PeriodFilters({ list }: OutboxFiltersProps) {
  return (
    <>
      <DayFilter list={list} name="from" label="Written from" bound="first" />
      <DayFilter list={list} name="until" label="Written until" bound="last" />
    </>
  );
}
