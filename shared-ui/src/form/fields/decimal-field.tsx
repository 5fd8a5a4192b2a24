import { DecimalInput } from '../../parts/decimal-input/decimal-input';
import { Field } from '../../parts/field/field';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

/** An exact decimal as text, typed with either decimal sign; empty is null. */
export function DecimalField<R extends AnyResource>(props: FormFieldProps<R, string>) {
  const { value, change, blur, ref, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <DecimalInput
        ref={ref}
        value={value ?? ''}
        onValueChange={(typed) => change(typed === '' ? null : typed)}
        onBlur={blur}
      />
    </Field>
  );
}
