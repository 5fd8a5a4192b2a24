import { t } from '@lingui/core/macro';
import { slugOf } from 'contract';
import { type categories, type subCategories, type subSubCategories } from 'contract/catalog';
import type { ReactNode } from 'react';
import {
  FileField,
  FormSection,
  type InputsProps,
  type ResourceFormController,
  RichTextField,
  SeoFields,
  SlugField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { useCategoryTree } from '../common/use-category-tree';
import { categoryPageHref } from '../routes';
import { nodesOf } from './category-nodes';
import { ParentField } from './parent-field';

type CategoryForm = ResourceFormController<typeof categories>;

/** Guarantee: all levels have the fields of the first one, with the same schemas. */
export function asCategoryForm(form: object) {
  return form as CategoryForm;
}

export function CategoryInputs({ form }: InputsProps<typeof categories>) {
  return <SharedInputs form={form} parentId={null} />;
}

export function SubCategoryInputs({ form }: InputsProps<typeof subCategories>) {
  const parentId = useFormValue<typeof subCategories, string>(form, 'categoryId');
  return (
    <SharedInputs form={asCategoryForm(form)} parentId={parentId}>
      <ParentField form={form} name="categoryId" order="order" level="subCategory" />
    </SharedInputs>
  );
}

export function SubSubCategoryInputs({ form }: InputsProps<typeof subSubCategories>) {
  const parentId = useFormValue<typeof subSubCategories, string>(form, 'subCategoryId');
  return (
    <SharedInputs form={asCategoryForm(form)} parentId={parentId}>
      <ParentField form={form} name="subCategoryId" order="order" level="subSubCategory" />
    </SharedInputs>
  );
}

interface SharedInputsProps {
  form: CategoryForm;
  /** The parent that is currently chosen. */
  parentId: string | null;
  /** The input that chooses the parent. */
  children?: ReactNode;
}

/** The inputs of categories of all levels, in the order of entry. */
export function SharedInputs({ form, parentId, children }: SharedInputsProps) {
  const path = usePagePath(form, parentId);
  const name = useFormValue<typeof categories, string>(form, 'name') ?? '';
  return (
    <>
      <FormSection title={t`Identity`} description={t`Name, page URL and parent.`}>
        <div data-wide>
          <TextField form={form} name="name" label={t`Name`} />
        </div>
        {children}
        <SlugField
          form={form}
          name="slug"
          label={t`Page URL`}
          source="name"
          help={t`On the website: ${path}`}
        />
      </FormSection>
      <FormSection title={t`Page`} description={t`What visitors see above its chemicals.`}>
        <div data-wide>
          <RichTextField form={form} name="description" label={t`Description`} />
        </div>
        <div data-wide>
          <FileField form={form} name="image" label={t`Picture`} kind="image" />
        </div>
      </FormSection>
      <FormSection title="SEO" description={t`What search engines are told.`}>
        <SeoFields
          form={form}
          names={{ title: 'metatitle', description: 'metadescription', keywords: 'metakeywords' }}
          page={{ path, title: name }}
        />
      </FormSection>
    </>
  );
}

/** The whole address that the page will have. */
function usePagePath(form: CategoryForm, parentId: string | null) {
  const { data } = useCategoryTree();
  const name = useFormValue<typeof categories, string>(form, 'name') ?? '';
  const slug = useFormValue<typeof categories, string>(form, 'slug') ?? slugOf(name);
  const parent = nodesOf(data ?? []).find(({ id }) => id === parentId);
  const above = parent?.path.map(({ segment }) => segment) ?? [];
  return categoryPageHref([...above, slug === '' ? '…' : slug]);
}
