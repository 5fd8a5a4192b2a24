import { t } from '@lingui/core/macro';
import { chemicals, Grade, units } from 'contract/catalog';
import type { AnyPrice } from 'contract/partner';
import {
  ChoiceField,
  DateField,
  DecimalField,
  type InputsProps,
  ReferenceField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';

const grades = Grade.options.map((value) => ({ value, label: value }));

/** What a price is for, how much it is, and how long. */
export function PriceInputs({ form }: InputsProps<AnyPrice>) {
  return (
    <>
      <ReferenceField form={form} name="chemicalId" label={t`Chemical`} to={chemicals} />
      <OfferedFormField form={form} />
      <DecimalField form={form} name="unitPrice" label={t`Unit price`} />
      <ReferenceField form={form} name="unitId" label={t`Unit`} to={units} />
      <DecimalField
        form={form}
        name="fromQuantity"
        label={t`From quantity`}
        help={t`In the unit of the price. Enter a price for each break.`}
      />
      <ChoiceField form={form} name="grade" label={t`Grade`} options={grades} />
      <TextField form={form} name="packaging" label={t`Packaging`} placeholder={t`Drum`} />
      <DecimalField form={form} name="packSize" label={t`Pack size`} />
      <ReferenceField form={form} name="packUnitId" label={t`Pack unit`} to={units} />
      <DateField form={form} name="validFrom" label={t`Valid from`} />
      <DateField form={form} name="validUntil" label={t`Valid until`} />
    </>
  );
}

/** A choice of the forms that the chemical is sold in; nothing for a chemical without. */
function OfferedFormField({ form }: InputsProps<AnyPrice>) {
  const chemicalId = useFormValue<AnyPrice, string>(form, 'chemicalId');
  const chosen = useFormValue<AnyPrice, string>(form, 'offeredForm');
  const { data } = useResourceRecord(chemicals, chemicalId ?? undefined);
  const names = data?.offeredForms.map(({ name }) => name) ?? [];
  const all = chosen === null || names.includes(chosen) ? names : [...names, chosen];
  if (all.length === 0) return null;
  const options = all.map((value) => ({ value, label: value }));
  return <ChoiceField form={form} name="offeredForm" label={t`Form`} options={options} />;
}
