import { Combobox } from '../../parts/combobox/combobox';
import { Field } from '../../parts/field/field';
import type { AnyResource } from '../../resource/resource-types';
import { titleOf, useReferenceOptions } from '../../resource/use-reference-options';
import { useResourceRecord } from '../../resource/use-resource-record';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface ReferenceFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  /** The referenced resource; it needs the endpoints `list` and `get`. */
  to: AnyResource;
}

/** The `_id` of a record of another resource, chosen by its name. */
export function ReferenceField<R extends AnyResource>(props: ReferenceFieldProps<R>) {
  const { to } = props;
  const { value, change, blur, ref, fieldProps } = useFormField<R, string>(props, 'Choose');
  const options = useReferenceOptions(to);
  const { data } = useResourceRecord(to, value ?? undefined);
  const label = data === undefined ? '…' : titleOf(to, data);
  return (
    <Field {...fieldProps}>
      <Combobox
        ref={ref}
        label={props.label}
        options={options}
        value={value === null ? null : { value, label }}
        onValueChange={(option) => change(option?.value ?? null)}
        onBlur={blur}
      />
    </Field>
  );
}
