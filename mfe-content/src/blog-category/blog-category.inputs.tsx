import type { blogCategories } from 'contract';
import { InputGrid, type InputsProps, SlugField, TextField } from 'shared-ui';

export function BlogCategoryInputs({ form }: InputsProps<typeof blogCategories>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label="Name" />
      <SlugField
        form={form}
        name="slug"
        label="Slug"
        source="name"
        help="Its name in addresses; the former one leads to the new one."
      />
    </InputGrid>
  );
}
