import type { chemicalTypes } from 'contract/catalog';
import { InputGrid, type InputsProps, TextareaField, TextField } from 'shared-ui/form';

export function ChemicalTypeInputs({ form }: InputsProps<typeof chemicalTypes>) {
  return (
    <InputGrid>
      <div data-wide>
        <TextField form={form} name="name" label="Name" help="In the singular: Solvent." />
      </div>
      <div data-wide>
        <TextareaField form={form} name="description" label="Description" />
      </div>
    </InputGrid>
  );
}
