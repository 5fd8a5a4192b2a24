import { t } from '@lingui/core/macro';
import type { taxes } from 'contract/catalog';
import {
  CountryField,
  InputGrid,
  type InputsProps,
  NumberField,
  TextareaField,
  TextField,
} from 'shared-ui/form';

export function TaxInputs({ form }: InputsProps<typeof taxes>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <NumberField
        form={form}
        name="ratePercent"
        label={t`Rate`}
        unit="%"
        help={t`From 0 to 100, with two decimals at most.`}
      />
      <CountryField form={form} name="country" label={t`Country`} />
      <div data-wide>
        <TextareaField form={form} name="description" label={t`Description`} />
      </div>
    </InputGrid>
  );
}
