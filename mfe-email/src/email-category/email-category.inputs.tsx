import type { emailCategories } from 'contract';
import { InputGrid, type InputsProps, TextareaField, TextField } from 'shared-ui';

export function EmailCategoryInputs({ form }: InputsProps<typeof emailCategories>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label="Name" />
      <TextareaField form={form} name="description" label="Description" />
    </InputGrid>
  );
}
