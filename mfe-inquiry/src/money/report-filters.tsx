import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { MoneyGrouping, sources } from 'contract/inquiry';
import { Combobox, Field, Select, token } from 'shared-ui';
import { countryOptions } from 'shared-ui/form';
import { useAllRows, useReferenceOptions, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { adminOptions, useFormerAndPresentAdmins } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';
import { PeriodChoice } from './period-choice';
import type { ShownReport } from './use-money';
import { groupingLabels } from './group-names';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  align-items: end;
  gap: ${token.space[3]};
`;

const groupings = MoneyGrouping.options.map((value) => ({
  value,
  get label() {
    return groupingLabels[value];
  },
}));
const any = {
  value: 'any',
  get label() {
    return t`Any`;
  },
};

interface ReportFiltersProps {
  shown: ShownReport;
  days: { readonly from: string; readonly until: string } | undefined;
  onChange: (patch: Partial<Record<keyof ShownReport, string | undefined>>) => void;
}

/** What a report is grouped by, its period, and which inquiries it counts. */
export function ReportFilters({ shown, days, onChange }: ReportFiltersProps) {
  const { data: statuses = [] } = useStatuses();
  const allSources = useAllRows(sources);
  const admins = useFormerAndPresentAdmins() ?? [];
  const named = (rows: readonly { readonly _id: string; readonly name: string }[]) =>
    rows.map(({ _id, name }) => ({ value: _id, label: name }));
  const choices = [
    {
      name: 'assignedTo',
      label: t`Assigned`,
      options: [{ value: 'nobody', label: t`Unassigned` }, ...adminOptions(admins)],
    },
    { name: 'statusId', label: t`Status`, options: named(statuses) },
    { name: 'sourceId', label: t`Source`, options: named(allSources) },
  ] as const;
  return (
    <Row>
      <div>
        <Field label={t`Group by`}>
          <Select options={groupings} value={shown.by} onValueChange={(by) => onChange({ by })} />
        </Field>
      </div>
      <PeriodChoice
        chosen={shown}
        days={days}
        onChoose={({ period, from, until }) => onChange({ period, from, until })}
      />
      {choices.map(({ name, label, options }) => (
        <div key={name}>
          <Field label={label}>
            <Select
              options={[any, ...options]}
              value={shown[name] ?? any.value}
              onValueChange={(value) =>
                onChange({ [name]: value === any.value ? undefined : value })
              }
            />
          </Field>
        </div>
      ))}
      <div>
        <Field label={t`Country`}>
          <Combobox
            label={t`Countries`}
            placeholder={t`Any`}
            options={countryOptions}
            value={countryOptions.find(({ value }) => value === shown.country) ?? null}
            onValueChange={(option) => onChange({ country: option?.value })}
          />
        </Field>
      </div>
      <div>
        <ChemicalChoice id={shown.chemicalId} onChange={(chemicalId) => onChange({ chemicalId })} />
      </div>
    </Row>
  );
}

interface ChemicalChoiceProps {
  id: string | undefined;
  onChange: (id: string | undefined) => void;
}

function ChemicalChoice({ id, onChange }: ChemicalChoiceProps) {
  const options = useReferenceOptions(chemicals);
  const { data } = useResourceRecord(chemicals, id);
  return (
    <Field label={t`Chemical`}>
      <Combobox
        label={t`Chemicals`}
        placeholder={t`Any`}
        options={options}
        value={id === undefined ? null : { value: id, label: data?.name ?? '…' }}
        onValueChange={(option) => onChange(option?.value)}
      />
    </Field>
  );
}
