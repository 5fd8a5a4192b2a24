import { Field } from '../../parts/field/field';
import { Textarea } from '../../parts/textarea/textarea';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface TextareaFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  rows?: number;
}

/** Several lines of plain text; empty is null. */
export function TextareaField<R extends AnyResource>(props: TextareaFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <Textarea
        ref={ref}
        rows={props.rows ?? 3}
        value={value ?? ''}
        onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
        onBlur={blur}
      />
    </Field>
  );
}
