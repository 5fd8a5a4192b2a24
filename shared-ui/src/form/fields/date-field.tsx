import { DateInput } from '../../parts/date-input/date-input';
import { Field } from '../../parts/field/field';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export type DateFieldProps<R extends AnyResource> = FormFieldProps<R, string>;

/** A calendar date as `YYYY-MM-DD`; empty is null. */
export function DateField<R extends AnyResource>(props: DateFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <DateInput ref={ref} value={value} onValueChange={change} onBlur={blur} />
    </Field>
  );
}
