import { t } from '@lingui/core/macro';
import type { emailCategories } from 'contract/email';
import { InputGrid, type InputsProps, TextareaField, TextField } from 'shared-ui/form';

export function EmailCategoryInputs({ form }: InputsProps<typeof emailCategories>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <TextareaField form={form} name="description" label={t`Description`} />
    </InputGrid>
  );
}
