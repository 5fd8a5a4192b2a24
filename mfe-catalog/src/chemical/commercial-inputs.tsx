import { t } from '@lingui/core/macro';
import { type chemicals, Grade, taxes, units } from 'contract/catalog';
import {
  ChoicesField,
  CountryField,
  type InputsProps,
  NumberField,
  ReferenceField,
  TextField,
} from 'shared-ui/form';
import { OfferedFormsField } from './offered-forms-field';
import { PackagingsField } from './packagings-field';

const grades = Grade.options.map((value) => ({ value, label: value }));

/** Grades, properties, packagings and customs data. */
export function CommercialInputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <>
      <div data-wide>
        <OfferedFormsField form={form} />
      </div>
      <ChoicesField form={form} name="grades" label={t`Grades`} options={grades} />
      <TextField form={form} name="purity" label={t`Purity`} placeholder="≥ 99.5 %" />
      <NumberField form={form} name="density" label={t`Density`} unit="g/cm³" />
      <NumberField form={form} name="meltingPoint" label={t`Melting point`} unit="°C" />
      <NumberField form={form} name="boilingPoint" label={t`Boiling point`} unit="°C" />
      <NumberField form={form} name="shelfLifeMonths" label={t`Shelf life`} unit={t`months`} />
      <div data-wide>
        <PackagingsField form={form} />
      </div>
      <ReferenceField form={form} name="unitId" label={t`Sold by`} to={units} />
      <ReferenceField form={form} name="taxId" label={t`Tax`} to={taxes} />
      <TextField form={form} name="hsCode" label={t`HS code`} help={t`Six to ten digits.`} />
      <CountryField form={form} name="origin" label={t`Country of origin`} />
    </>
  );
}
