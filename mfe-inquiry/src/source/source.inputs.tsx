import { t } from '@lingui/core/macro';
import type { sources } from 'contract/inquiry';
import { InputGrid, type InputsProps, TextareaField, TextField } from 'shared-ui/form';

export function SourceInputs({ form }: InputsProps<typeof sources>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <TextareaField form={form} name="description" label={t`Description`} />
    </InputGrid>
  );
}
