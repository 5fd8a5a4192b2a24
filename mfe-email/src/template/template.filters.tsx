import { t } from '@lingui/core/macro';
import { emailCategories, type templates } from 'contract/email';
import { letterLanguageOptions } from 'shared-ui/form';
import { type ResourceList, useAllRows } from 'shared-ui/resource';
import { ChoiceFilter } from 'shared-ui/table';
import { confirmedFormOptions } from './confirmed-forms';

interface TemplateFiltersProps {
  list: ResourceList<typeof templates>;
}

/** Filters by category, language and confirmed form. */
export function TemplateFilters({ list }: TemplateFiltersProps) {
  const categories = useAllRows(emailCategories);
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t`Category`}
        all={t`All categories`}
        options={categories.map(({ _id, name }) => ({ value: String(_id), label: name }))}
      />
      <ChoiceFilter
        list={list}
        name="language"
        label={t`Language`}
        all={t`All languages`}
        options={letterLanguageOptions()}
      />
      <ChoiceFilter
        list={list}
        name="confirms"
        label={t`Sent after`}
        all={t`Confirming or not`}
        options={confirmedFormOptions()}
      />
    </>
  );
}
