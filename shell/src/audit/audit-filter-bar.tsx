import { t } from '@lingui/core/macro';
import { capitalized } from 'contract';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  breakpoint,
  Button,
  Chip,
  Combobox,
  DateInput,
  Field,
  type Option,
  Select,
  token,
  unreadableDate,
} from 'shared-ui';
import { type PageAddress } from 'shared-ui/resource';
import { SearchBox } from 'shared-ui/table';
import styled from 'styled-components';
import { auditParameters, dayIn, filtersOf } from './audit-address';
import { kindLabels, labelOf, resourceOptions } from './audit-words';
import { usePersonOptions } from './use-audit';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};

  @media (width < 75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width < ${breakpoint.mobile}) {
    & > :nth-child(-n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const Search = styled.div`
  max-width: 28rem;
  margin-bottom: ${token.space[3]};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};
`;

const everything = '*';

const kindOptions = () => [
  {
    value: everything,
    get label() {
      return t`Everything`;
    },
  },
  ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
];

export interface AuditFilterBarProps {
  readonly address: PageAddress;
  /** The name of the filtered person, as the entries have it. */
  readonly personName: string | undefined;
  /** The name of the filtered record. */
  readonly recordName: string | undefined;
}

/** The filters of the audit; those by record and by address are set in its entries. */
export function AuditFilterBar({ address: page, personName, recordName }: AuditFilterBarProps) {
  const { address, change } = page;
  const persons = usePersonOptions();
  const [chosen, setChosen] = useState<Option | null>(null);
  const { kind, resource, adminId: person } = filtersOf(address);
  const known = chosen?.value === person ? chosen : null;
  const none = Object.fromEntries(auditParameters.map((name) => [name, undefined]));
  const isFiltered = auditParameters.some((name) => address.has(name));
  return (
    <>
      <AuditSearch page={page} />
      <Bar>
        <Field label={t`What happened`}>
          <Select
            options={kindOptions()}
            value={kind ?? everything}
            onValueChange={(next) => change({ kind: next === everything ? undefined : next })}
          />
        </Field>
        <Field label={t`Person`}>
          <Combobox
            label={t`People`}
            placeholder={t`Anybody`}
            options={persons}
            value={
              person === undefined
                ? null
                : (known ?? { value: person, label: personName ?? t`One person` })
            }
            onValueChange={(option) => {
              setChosen(option);
              change({ person: option?.value });
            }}
          />
        </Field>
        <Field label={t`Resource`}>
          <Combobox
            label={t`Resources`}
            placeholder={t`Any`}
            options={resourceOptions()}
            value={
              resource === undefined
                ? null
                : { value: resource, label: capitalized(labelOf(resource)) }
            }
            onValueChange={(option) => change({ resource: option?.value, record: undefined })}
          />
        </Field>
        <DayField label={t`From`} name="from" page={page} />
        <DayField label={t`Until`} name="to" page={page} />
      </Bar>
      {isFiltered ? (
        <Chips>
          {address.has('record') ? (
            <FilterChip
              text={t`Record: ${{ recordName: recordName ?? 'one' }}`}
              label={t`Remove the filter Record`}
              onRemove={() => change({ record: undefined })}
            />
          ) : null}
          {address.has('address') ? (
            <FilterChip
              text={t`Address: ${{ get: address.get('address') ?? '' }}`}
              label={t`Remove the filter Address`}
              onRemove={() => change({ address: undefined })}
            />
          ) : null}
          <Button variant="outline" size="sm" onClick={() => change(none)}>
            {t`Clear filters`}
          </Button>
        </Chips>
      ) : null}
    </>
  );
}

function AuditSearch({ page: { address, change } }: { readonly page: PageAddress }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Search>
      <SearchBox
        label={t`Search by person, API key or record`}
        inputRef={input}
        value={address.get('search') ?? ''}
        onSearch={(text) => change({ search: text === '' ? undefined : text })}
      />
    </Search>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly name: 'from' | 'to';
  readonly page: PageAddress;
}

function DayField({ label, name, page: { address, change } }: DayFieldProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  return (
    <Field label={label}>
      <DateInput
        value={isUnreadable ? unreadableDate : dayIn(address, name)}
        placeholder={t`Any day`}
        onValueChange={(day) => {
          setIsUnreadable(day === unreadableDate);
          if (day !== unreadableDate) change({ [name]: day ?? undefined });
        }}
      />
    </Field>
  );
}

interface FilterChipProps {
  readonly text: string;
  readonly label: string;
  readonly onRemove: () => void;
}

function FilterChip({ text, label, onRemove }: FilterChipProps) {
  return (
    <Chip>
      <span>{text}</span>
      <button type="button" aria-label={label} onClick={onRemove}>
        <X aria-hidden="true" size={14} />
      </button>
    </Chip>
  );
}
