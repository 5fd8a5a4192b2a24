import { t } from '@lingui/core/macro';
import { emailCategories, templates } from 'contract/email';
import { useCallback, useState } from 'react';
import { Combobox, Field, type Option, Select } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceCalls, useAllRows, useResourceRecord } from 'shared-ui/resource';
import { controlId, fieldLabels } from './problems';

const anyCategory = '*';
const offered = 20;

interface TemplateChoiceProps {
  value: string | null;
  onChoose: (id: string) => void;
  onClear: () => void;
  error: string | undefined;
}

/** A combobox of templates, searched by name and category. */
export function TemplateChoice({ value, onChoose, onClear, error }: TemplateChoiceProps) {
  const [categoryId, setCategoryId] = useState(anyCategory);
  const categories = useAllRows(emailCategories);
  const { data } = useResourceRecord(templates, value ?? undefined);
  return (
    <>
      <Field id={controlId('templateId')} label={fieldLabels.templateId} error={error}>
        <Combobox
          label={t`Templates`}
          placeholder={t`None: write it here`}
          options={useTemplateOptions(categoryId === anyCategory ? undefined : categoryId)}
          value={value === null ? null : { value, label: data?.name ?? '…' }}
          onValueChange={(option) => (option === null ? onClear() : onChoose(option.value))}
        />
      </Field>
      {categories.length === 0 ? null : (
        <Field label={t`Show templates of`}>
          <Select
            options={[
              { value: anyCategory, label: t`Any category` },
              ...categories.map(({ _id, name }) => ({ value: String(_id), label: name })),
            ]}
            value={categoryId}
            onValueChange={setCategoryId}
          />
        </Field>
      )}
    </>
  );
}

function useTemplateOptions(categoryId: string | undefined) {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = {
        pageSize: offered,
        ...(search !== '' && { search }),
        ...(categoryId !== undefined && { categoryId }),
      };
      const { data } = await resourceCalls(api, templates).list(query, signal);
      return data.map(({ _id, name }) => ({ value: _id, label: name }));
    },
    [api, categoryId],
  );
}
