import type { blogCategories } from 'contract/content';
import { InputGrid, type InputsProps, SlugField, TextField } from 'shared-ui/form';

export function BlogCategoryInputs({ form }: InputsProps<typeof blogCategories>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label="Name" />
      <SlugField
        form={form}
        name="slug"
        label="Page URL"
        source="name"
        help="Old links redirect automatically."
      />
    </InputGrid>
  );
}
