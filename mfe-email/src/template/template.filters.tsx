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
        label="Category"
        all="All categories"
        options={categories.map(({ _id, name }) => ({ value: String(_id), label: name }))}
      />
      <ChoiceFilter
        list={list}
        name="language"
        label="Language"
        all="All languages"
        options={letterLanguageOptions()}
      />
      <ChoiceFilter
        list={list}
        name="confirms"
        label="Sent after"
        all="Confirming or not"
        options={confirmedFormOptions}
      />
    </>
  );
}
