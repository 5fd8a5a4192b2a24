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

const baseUnits: Readonly<Record<UnitDimension, string>> = {
  mass: 'kilograms',
  volume: 'litres',
  amount: 'moles',
  count: 'pieces',
};

export function UnitInputs({ form }: InputsProps<typeof units>) {
  const dimension = useFormValue<typeof units, UnitDimension>(form, 'dimension');
  const base = dimension === null ? 'kilograms, litres, moles or pieces' : baseUnits[dimension];
  return (
    <InputGrid>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="symbol" label="Symbol" help="As it stands after a number: kg." />
      <ChoiceField form={form} name="dimension" label="Dimension" options={dimensionOptions} />
      <NumberField
        form={form}
        name="factor"
        label="Factor"
        help={`How many ${base} one unit is.`}
      />
    </InputGrid>
  );
}
