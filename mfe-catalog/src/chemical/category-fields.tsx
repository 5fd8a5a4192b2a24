import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { CategoryPicker } from './category-picker';
import { categoryLevels } from './category-tree';

type Chemicals = typeof chemicals;

/** The chemical's category on three levels; the fields change together. */
export function CategoryFields({ form }: InputsProps<Chemicals>) {
  const fields = {
    categoryId: useFormField<Chemicals, string>({ form, name: 'categoryId', label: t`Category` }),
    subCategoryId: useFormField<Chemicals, string>({
      form,
      name: 'subCategoryId',
      label: t`Subcategory`,
    }),
    subSubCategoryId: useFormField<Chemicals, string>({
      form,
      name: 'subSubCategoryId',
      label: t`Sub-subcategory`,
    }),
  };
  return (
    <CategoryPicker
      value={{
        categoryId: fields.categoryId.value,
        subCategoryId: fields.subCategoryId.value,
        subSubCategoryId: fields.subSubCategoryId.value,
      }}
      fields={{
        categoryId: fields.categoryId.fieldProps,
        subCategoryId: fields.subCategoryId.fieldProps,
        subSubCategoryId: fields.subSubCategoryId.fieldProps,
      }}
      onValueChange={(choice) => {
        for (const level of categoryLevels) {
          if (choice[level] !== fields[level].value) fields[level].change(choice[level]);
        }
      }}
    />
  );
}
