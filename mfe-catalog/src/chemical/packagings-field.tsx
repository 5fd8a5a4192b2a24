import { t } from '@lingui/core/macro';
import { type chemicals, units } from 'contract/catalog';
import { Plus } from 'lucide-react';
import { Button, Combobox, Field, Input, NumberInput } from 'shared-ui';
import { type InputsProps, RowsField } from 'shared-ui/form';
import { useAllRows } from 'shared-ui/resource';

/** A packaging while it is edited. */
interface PackagingDraft {
  quantity: number | null;
  unitId: string | null;
  container: string | null;
}

const blank: PackagingDraft = { quantity: null, unitId: null, container: null };

/** The chemical's packagings: quantity, unit and container. */
export function PackagingsField({ form }: InputsProps<typeof chemicals>) {
  const options = useAllRows(units).map(({ _id, name, symbol }) => ({
    value: _id,
    label: name,
    detail: symbol,
  }));
  return (
    <RowsField<typeof chemicals, PackagingDraft>
      form={form}
      name="packagings"
      label={t`Packagings`}
      isOrdered
      rowLabel={(_packaging, index) => t`packaging ${{ place: index + 1 }}`}
      renderAdder={(add) => (
        <Button variant="outline" onClick={() => add(blank)}>
          <Plus /> {t`Add a packaging`}
        </Button>
      )}
    >
      {({ row, change, cell }) => (
        <>
          <Field label={t`Quantity`} {...cell('quantity')} isRequired>
            <NumberInput value={row.quantity} onValueChange={(quantity) => change({ quantity })} />
          </Field>
          <Field label={t`Unit`} {...cell('unitId')} isRequired>
            <Combobox
              label={t`Units`}
              options={options}
              value={options.find(({ value }) => value === row.unitId) ?? null}
              onValueChange={(unit) => change({ unitId: unit?.value ?? null })}
            />
          </Field>
          <Field label={t`Container`} {...cell('container')} isRequired>
            <Input
              value={row.container ?? ''}
              placeholder={t`HDPE drum`}
              onChange={({ target }) =>
                change({ container: target.value === '' ? null : target.value })
              }
            />
          </Field>
        </>
      )}
    </RowsField>
  );
}
