import { t } from '@lingui/core/macro';
import type { chemicalTypes } from 'contract/catalog';
import { InputGrid, type InputsProps, SlugField, TextareaField, TextField } from 'shared-ui/form';

export function ChemicalTypeInputs({ form }: InputsProps<typeof chemicalTypes>) {
  return (
    <InputGrid>
      <div data-wide>
        <TextField form={form} name="name" label={t`Name`} help={t`In the singular: Solvent.`} />
      </div>
      <SlugField
        form={form}
        name="slug"
        label={t`Page URL`}
        source="name"
        help={t`Old links redirect automatically.`}
      />
      <div data-wide>
        <TextareaField form={form} name="description" label={t`Description`} />
      </div>
    </InputGrid>
  );
}
