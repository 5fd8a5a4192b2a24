import { t } from '@lingui/core/macro';
import { Combobox, Field, type FieldProps } from 'shared-ui';
import { type CategoryNode, pathWords } from './category-nodes';

interface ParentPickerProps {
  field: Omit<FieldProps, 'children'>;
  parents: readonly CategoryNode[];
  value: string | null;
  placeholder?: string;
  onValueChange: (id: string | null) => void;
}

/** Chooses a category by its whole path. */
export function ParentPicker(props: ParentPickerProps) {
  const { field, parents, value, placeholder = t`Choose…`, onValueChange } = props;
  const options = parents.map((node) => ({ value: node.id, label: pathWords(node) }));
  return (
    <Field {...field}>
      <Combobox
        label={t`Categories`}
        options={options}
        placeholder={placeholder}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(option) => onValueChange(option?.value ?? null)}
      />
    </Field>
  );
}
