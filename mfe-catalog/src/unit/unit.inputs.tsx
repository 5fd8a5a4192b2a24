import { t } from '@lingui/core/macro';
import type { UnitDimension, units } from 'contract/catalog';
import {
  ChoiceField,
  InputGrid,
  type InputsProps,
  NumberField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { dimensionOptions } from './dimension-labels';

const baseHelps: Readonly<Record<UnitDimension, string>> = {
  get mass() {
    return t`How many kilograms one unit is.`;
  },
  get volume() {
    return t`How many litres one unit is.`;
  },
  get amount() {
    return t`How many moles one unit is.`;
  },
  get count() {
    return t`How many pieces one unit is.`;
  },
};

export function UnitInputs({ form }: InputsProps<typeof units>) {
  const dimension = useFormValue<typeof units, UnitDimension>(form, 'dimension');
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <TextField
        form={form}
        name="symbol"
        label={t`Symbol`}
        help={t`As it stands after a number: kg.`}
      />
      <ChoiceField form={form} name="dimension" label={t`Dimension`} options={dimensionOptions} />
      <NumberField
        form={form}
        name="factor"
        label={t`Factor`}
        help={
          dimension === null
            ? t`How many kilograms, litres, moles or pieces one unit is.`
            : baseHelps[dimension]
        }
      />
    </InputGrid>
  );
}
