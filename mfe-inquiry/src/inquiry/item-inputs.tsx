import { t } from '@lingui/core/macro';
import { Grade, unitGroups, units } from 'contract/catalog';
import { Combobox, Field, Input, NumberInput, Select, token } from 'shared-ui';
import { type RowEditor } from 'shared-ui/form';
import { useAllRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { AsWritten } from '../common/as-written';
import { ChemicalChoice } from '../common/chemical-choice';
import { FormChoice } from '../common/form-choice';
import { currencyOptions } from '../common/currency-options';
import type { ItemDraft } from './item-draft';
import { QuantityInput } from './quantity-input';

const Cells = styled.div`
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

interface ItemInputsProps extends RowEditor<ItemDraft> {
  /** The chemical's name; undefined while it is unknown. */
  name: string | undefined;
  /** Of a price that is entered without one. */
  currency: string | undefined;
  onNamed: (id: string, name: string) => void;
}

/** The table cells of one item. */
export function ItemInputs({ row, change, cell, name, currency, onNamed }: ItemInputsProps) {
  const known = useAllRows(units);
  const unitOptions = unitGroups(known)
    .flatMap((group) => group.units)
    .map(({ _id, symbol, name: detail }) => ({ value: _id, label: symbol, detail }));
  return (
    <Cells data-fixed>
      <ChemicalChoice row={row} change={change} cell={cell} name={name} onNamed={onNamed} />
      <FormChoice row={row} change={change} cell={cell} />
      {row.asWritten ? <AsWritten>{t`As written: “${{ words: row.asWritten }}”`}</AsWritten> : null}
      <QuantityInput row={row} change={change} cell={cell} units={known} />
      <Field label={t`Unit`} {...cell('unitId')}>
        <Combobox
          label={t`Units`}
          options={unitOptions}
          value={unitOptions.find(({ value }) => value === row.unitId) ?? null}
          onValueChange={(unit) => change({ unitId: unit?.value ?? null })}
        />
      </Field>
      <Field label={t`Grade`} {...cell('grade')}>
        <Select
          options={grades}
          value={row.grade ?? undefined}
          placeholder={none}
          onValueChange={(grade) => change({ grade: Grade.safeParse(grade).data ?? null })}
        />
      </Field>
      <Field label={t`Packaging`} {...cell('packaging')}>
        <Input
          value={row.packaging ?? ''}
          placeholder={t`200 L drum`}
          onChange={({ target }) =>
            change({ packaging: target.value === '' ? null : target.value })
          }
        />
      </Field>
      <Field label={t`Target price`} {...cell('targetPrice')}>
        <NumberInput
          value={row.targetPrice}
          onValueChange={(targetPrice) =>
            change({
              targetPrice,
              currency: targetPrice === null ? row.currency : (row.currency ?? currency ?? null),
            })
          }
        />
      </Field>
      <Field label={t`Currency`} {...cell('currency')}>
        <Combobox
          label={t`Currencies`}
          options={currencyOptions}
          value={currencyOptions.find(({ value }) => value === row.currency) ?? null}
          onValueChange={(chosen) => change({ currency: chosen?.value ?? null })}
        />
      </Field>
    </Cells>
  );
}
