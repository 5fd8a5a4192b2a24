import { Grade, unitGroups, units } from 'contract/catalog';
import { Combobox, DecimalInput, Field, Input, NumberInput, Select, token } from 'shared-ui';
import type { RowEditor } from 'shared-ui/form';
import { useAllRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { AsWritten } from '../common/as-written';
import { ChemicalChoice } from '../common/chemical-choice';
import { FormChoice } from '../common/form-choice';
import type { LineDraft } from './line-draft';
import { PriceNote } from './price-note';

export const Cells = styled.div`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${token.space[3]};
  min-width: 0;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;

const none = '—';
const grades = [none, ...Grade.options].map((value) => ({ value, label: value }));

interface LineInputsProps extends RowEditor<LineDraft> {
  currency: string;
  /** The chemical's name; undefined while it is unknown. */
  name: string | undefined;
  inquiryId: string;
}

/** The cells of one line of an offer. */
export function LineInputs({ row, change, cell, currency, name, inquiryId }: LineInputsProps) {
  const units = useUnitOptions();
  const decimal = (field: DecimalName, label: string) => (
    <Field label={label} {...cell(field)}>
      <DecimalInput
        value={row[field] ?? ''}
        onValueChange={(typed) => change({ [field]: typed === '' ? null : typed })}
      />
    </Field>
  );
  const unit = (field: 'unitId' | 'packUnitId', label: string) => (
    <Field label={label} {...cell(field)}>
      <Combobox
        label="Units"
        options={units}
        value={units.find(({ value }) => value === row[field]) ?? null}
        onValueChange={(chosen) => change({ [field]: chosen?.value ?? null })}
      />
    </Field>
  );
  return (
    <Cells data-fixed>
      <ChemicalChoice row={row} change={change} cell={cell} name={name} onNamed={() => {}} />
      <FormChoice row={row} change={change} cell={cell} />
      {row.asWritten ? <AsWritten>As written: “{row.asWritten}”</AsWritten> : null}
      {decimal('quantity', 'Quantity')}
      {unit('unitId', 'Unit')}
      {decimal('unitPrice', `Unit price, ${currency}`)}
      {decimal('discountPercent', 'Discount in percent')}
      <PriceNote line={row} of={{ inquiryId, currency }} onTake={change} />
      <Field label="Packaging" {...cell('packaging')}>
        <Input
          value={row.packaging ?? ''}
          autoComplete="off"
          onChange={({ target }) =>
            change({ packaging: target.value === '' ? null : target.value })
          }
        />
      </Field>
      {decimal('packSize', 'Pack size')}
      {unit('packUnitId', 'Pack unit')}
      <Field label="Grade" {...cell('grade')}>
        <Select
          options={grades}
          value={row.grade ?? undefined}
          placeholder={none}
          onValueChange={(grade) => change({ grade: Grade.safeParse(grade).data ?? null })}
        />
      </Field>
      <Field label="Lead time in days" {...cell('leadTimeDays')}>
        <NumberInput
          value={row.leadTimeDays ?? null}
          onValueChange={(leadTimeDays) => change({ leadTimeDays })}
        />
      </Field>
    </Cells>
  );
}

type DecimalName = 'quantity' | 'unitPrice' | 'discountPercent' | 'packSize';

function useUnitOptions() {
  return unitGroups(useAllRows(units))
    .flatMap((group) => group.units)
    .map(({ _id, symbol, name: detail }) => ({ value: _id, label: symbol, detail }));
}
