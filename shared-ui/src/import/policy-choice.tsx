import type { ImportMapping, ImportPolicy } from 'contract/transfer';
import { Field } from '../parts/field/field';
import { Select } from '../parts/select/select';
import type { ImportedResource } from './import-queries';

const labels: Readonly<Record<ImportPolicy, string>> = {
  fill: 'Fill what is empty',
  overwrite: 'Overwrite what is there',
  add: 'Leave them as they are: only new ones',
};
const options = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The API's own rule: a file with ids is an export of ours. */
export function usualPolicy(mapping: ImportMapping): ImportPolicy {
  return Object.values(mapping).includes('_id') ? 'overwrite' : 'fill';
}

interface PolicyChoiceProps {
  resource: ImportedResource;
  value: ImportPolicy;
  onChange: (policy: ImportPolicy) => void;
}

/** What a row may do with a record that is there. */
export function PolicyChoice({ resource, value, onChange }: PolicyChoiceProps) {
  return (
    <Field
      label={`${resource.label.many.charAt(0).toUpperCase()}${resource.label.many.slice(1)} that are there already`}
      help="Published names, addresses, structures and CAS numbers are never replaced without a question."
    >
      <Select
        options={options}
        value={value}
        onValueChange={(chosen) => {
          if (chosen === 'fill' || chosen === 'overwrite' || chosen === 'add') onChange(chosen);
        }}
      />
    </Field>
  );
}
