import { t } from '@lingui/core/macro';
import { type emails, EmailStatus } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { Input } from 'shared-ui';
import { type ResourceList } from 'shared-ui/resource';
import {
  ChoiceFilter,
  DayFilter,
  FilterField,
  filterPatch,
  ListFilters,
  ReferenceFilter,
} from 'shared-ui/table';
import { useMailServers } from '../common/use-mail-servers';
import { BatchFilter } from './batch-filter';
import { statusWords } from './status-words';

function statuses() {
  return EmailStatus.options.map((value) => ({ value, label: statusWords[value] }));
}

interface OutboxFiltersProps {
  list: ResourceList<typeof emails>;
}

/** The status filter, and a button with the number of set filters that opens the others. */
export function OutboxFilters({ list }: OutboxFiltersProps) {
  const { filters } = list.state;
  return (
    <ListFilters
      list={list}
      shownName="status"
      shown={
        <ChoiceFilter
          list={list}
          name="status"
          label={t`Status`}
          all={t`Any status`}
          options={statuses()}
        />
      }
    >
      <AddressFilter key={filters.to} list={list} />
      <ServerFilter list={list} />
      <DayFilter list={list} name="from" label={t`Written from`} edge="first" />
      <DayFilter list={list} name="until" label={t`Written until`} edge="last" />
      <BatchFilter list={list} />
      <ReferenceFilter list={list} name="customerId" label={t`Customer`} to={customers} />
      <ReferenceFilter list={list} name="supplierId" label={t`Supplier`} to={suppliers} />
      <ReferenceFilter list={list} name="inquiryId" label={t`Inquiry`} to={inquiries} />
    </ListFilters>
  );
}

/** Matches a whole address, where the search matches parts of one. */
function AddressFilter({ list }: OutboxFiltersProps) {
  function set(typed: string) {
    const address = typed.trim().toLowerCase();
    if (address !== (list.state.filters.to ?? ''))
      list.change(filterPatch('to', address === '' ? undefined : address));
  }
  return (
    <FilterField label={t`Address`} text={list.state.filters.to} onClear={() => set('')}>
      <Input
        type="email"
        autoComplete="off"
        maxLength={254}
        placeholder={t`Any`}
        defaultValue={list.state.filters.to}
        onBlur={({ target }) => set(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') set(currentTarget.value);
        }}
      />
    </FilterField>
  );
}

function ServerFilter({ list }: OutboxFiltersProps) {
  const { servers = [] } = useMailServers();
  return (
    <ChoiceFilter
      list={list}
      name="smtpId"
      label={t`Server`}
      all={t`Any`}
      options={servers.map(({ _id, name }) => ({ value: String(_id), label: name }))}
    />
  );
}
