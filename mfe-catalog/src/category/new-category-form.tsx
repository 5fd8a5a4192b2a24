import { t } from '@lingui/core/macro';
import type { CategoryLevel } from 'contract/catalog';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { token } from 'shared-ui';
import { ResourceForm, useResourceForm } from 'shared-ui/form';
import styled from 'styled-components';
import { categoryTreeHref } from '../routes';
import { levelResources } from './category-levels';
import type { CategoryNode } from './category-nodes';
import { asCategoryForm, SharedInputs } from './category.inputs';
import { useCategorySaved } from './use-category-saved';

const Below = styled.div`
  padding-top: ${token.space[6]};
  border-top: 1px solid ${token.color.border};
`;

/** The typed values, by field. */
export type Draft = Readonly<Record<string, unknown>>;

interface NewCategoryFormProps {
  level: CategoryLevel;
  parent: CategoryNode | undefined;
  /** Its place among the others there. */
  order: number;
  /** The values typed for another level, and updated with those typed here. */
  draft: RefObject<Draft>;
  /** Runs after Save and new. */
  onNext: () => void;
}

const parentFields = {
  category: undefined,
  subCategory: 'categoryId',
  subSubCategory: 'subCategoryId',
} as const satisfies Record<CategoryLevel, string | undefined>;

/** The blank form of one level. */
export function NewCategoryForm({ level, parent, order, draft, onNext }: NewCategoryFormProps) {
  const navigate = useNavigate();
  const saved = useCategorySaved();
  const parentField = parentFields[level];
  const form = useResourceForm(levelResources[level], {
    initialValues: { order, ...(parentField && { [parentField]: parent?.id }) },
    onSaved: (_record, intent) => {
      const aboveIds = parent?.path.map(({ id }) => id) ?? [];
      saved({ aboveIds, intent });
      if (intent === 'new') onNext();
    },
  });
  const shared = asCategoryForm(form);

  const takeOver = useEffectEvent(() => {
    if (parentField !== undefined) form.labels.set(parentField, t`In`);
    for (const name of typedFields) {
      const value = draft.current[name] ?? null;
      if (value !== null) shared.fields.setValue(name, asTyped(value), { shouldDirty: true });
    }
  });
  const handOver = useEffectEvent(() => {
    draft.current = shared.fields.getValues();
  });
  // Carries what was typed from the form of one level to that of another.
  useEffect(() => {
    takeOver();
    return () => handOver();
  }, []);

  return (
    <Below>
      <ResourceForm form={form} onCancel={() => void navigate(categoryTreeHref())}>
        <SharedInputs form={shared} parentId={parent?.id ?? null} />
      </ResourceForm>
    </Below>
  );
}

const typedFields = [
  'name',
  'slug',
  'description',
  'image',
  'metatitle',
  'metadescription',
  'metakeywords',
] as const;

/** Guarantee: these fields hold texts, on every level. */
function asTyped(value: unknown) {
  return value as string;
}
