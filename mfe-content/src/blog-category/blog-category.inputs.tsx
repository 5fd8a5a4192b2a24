import { t } from '@lingui/core/macro';
import type { blogCategories } from 'contract/content';
import { InputGrid, type InputsProps, SlugField, TextField } from 'shared-ui/form';

export function BlogCategoryInputs({ form }: InputsProps<typeof blogCategories>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <SlugField
        form={form}
        name="slug"
        label={t`Page URL`}
        source="name"
        help={t`Old links redirect automatically.`}
      />
    </InputGrid>
  );
}
