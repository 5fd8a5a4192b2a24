import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { Field, Select } from 'shared-ui';
import { type RowEditor } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';

interface FormRow {
  chemicalId?: string | null | undefined;
  offeredForm?: string | null | undefined;
}

const any = '—';

/** A choice of the forms that the row's chemical is sold in; nothing for a chemical without. */
export function FormChoice({ row, change, cell }: RowEditor<FormRow>) {
  const { chemicalId = null, offeredForm = null } = row;
  const { data } = useResourceRecord(chemicals, chemicalId ?? undefined);
  const names = data?.offeredForms.map(({ name }) => name) ?? [];
  // A form that was asked for stays what was asked for, whatever is sold now.
  const all = offeredForm === null || names.includes(offeredForm) ? names : [...names, offeredForm];
  if (all.length === 0) return null;
  return (
    <Field label={t`Form`} {...cell('offeredForm')} isRequired={false}>
      <Select
        options={[any, ...all].map((value) => ({ value, label: value }))}
        value={offeredForm ?? undefined}
        placeholder={any}
        onValueChange={(name) => change({ offeredForm: name === any ? null : name })}
      />
    </Field>
  );
}
