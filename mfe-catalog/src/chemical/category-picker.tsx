import { t } from '@lingui/core/macro';
import { Combobox, ErrorState, Field } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import {
  type CategoryChoice,
  type CategoryLevel,
  categoryLevels,
  categoryOptions,
  chooseCategory,
} from './category-tree';
import { useCategoryTree } from '../common/use-category-tree';

const labels: Readonly<Record<CategoryLevel, string>> = {
  get categoryId() {
    return t`Category`;
  },
  get subCategoryId() {
    return t`Subcategory`;
  },
  get subSubCategoryId() {
    return t`Sub-subcategory`;
  },
};

export interface CategoryPickerProps {
  value: CategoryChoice;
  onValueChange: (choice: CategoryChoice) => void;
  /** The id and error of each level's form field. */
  fields?: Readonly<Record<CategoryLevel, { id: string; error: string | undefined }>>;
}

/** Selects for a category on up to three levels; the options of each depend on the level above. */
export function CategoryPicker({ value, onValueChange, fields }: CategoryPickerProps) {
  const { data, error, refetch } = useCategoryTree();
  if (error !== null) {
    return (
      <ErrorState title={t`The categories could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  const options = categoryOptions(data ?? [], value);
  return categoryLevels.map((level, index) => {
    const above = categoryLevels[index - 1];
    const isBelowNothing = above !== undefined && value[above] === null;
    const chosen = options[level].find((option) => option.value === value[level]);
    const unknown = value[level] === null ? null : { value: value[level], label: '…' };
    return (
      <Field key={level} label={labels[level]} {...fields?.[level]}>
        <Combobox
          label={labels[level]}
          options={options[level]}
          disabled={isBelowNothing || (value[level] === null && options[level].length === 0)}
          placeholder={placeholderOf({
            isBelowNothing,
            isLoading: data === undefined,
            isEmpty: options[level].length === 0,
          })}
          value={chosen ?? unknown}
          onValueChange={(option) =>
            onValueChange(chooseCategory(value, { level, id: option?.value ?? null }))
          }
        />
      </Field>
    );
  });
}

interface Emptiness {
  isBelowNothing: boolean;
  isLoading: boolean;
  isEmpty: boolean;
}

function placeholderOf({ isBelowNothing, isLoading, isEmpty }: Emptiness) {
  if (isBelowNothing) return t`Choose above first`;
  if (isLoading) return t`Loading…`;
  return isEmpty ? t({ message: 'None', context: 'category' }) : t`Choose…`;
}
