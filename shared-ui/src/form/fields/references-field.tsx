import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../client/api-provider';
import { MultiCombobox } from '../../parts/combobox/multi-combobox';
import { Field } from '../../parts/field/field';
import { resourceCalls } from '../../resource/resource-calls';
import { resourceKeys } from '../../client/resource-keys';
import type { AnyResource } from '../../resource/resource-types';
import { titleOf, useReferenceOptions } from '../../resource/use-reference-options';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface ReferencesFieldProps<R extends AnyResource> extends FormFieldProps<
  R,
  readonly string[]
> {
  /** The referenced resource; it needs the endpoints `list` and `get`. */
  to: AnyResource;
}

/** The `_id`s of records of another resource, chosen by their names. */
export function ReferencesField<R extends AnyResource>(props: ReferencesFieldProps<R>) {
  const { to } = props;
  const api = useApi();
  const { value, change, blur, ref, fieldProps } = useFormField<R, readonly string[]>(
    props,
    'Choose',
  );
  const records = useQueries({
    queries: (value ?? []).map((id) => ({
      queryKey: resourceKeys.record(to, id),
      queryFn: () => resourceCalls(api, to).get(id),
    })),
  });
  const chosen = (value ?? []).map((id, index) => {
    const record = records[index]?.data;
    return { value: id, label: record === undefined ? '…' : titleOf(to, record) };
  });
  return (
    <Field {...fieldProps} isRequired={false}>
      <MultiCombobox
        ref={ref}
        label={props.label}
        options={useReferenceOptions(to)}
        value={chosen}
        onValueChange={(options) => change(options.map((option) => option.value))}
        onBlur={blur}
      />
    </Field>
  );
}
