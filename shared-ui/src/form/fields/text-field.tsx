import { Field } from '../../parts/field/field';
import { Input, type InputProps } from '../../parts/input/input';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface TextFieldProps<R extends AnyResource>
  extends FormFieldProps<R, string>, Pick<InputProps, 'type' | 'placeholder' | 'autoComplete'> {}

/** One line of text; empty is null. */
export function TextField<R extends AnyResource>(props: TextFieldProps<R>) {
  const { type = 'text', placeholder, autoComplete = 'off' } = props;
  const { value, change, blur, ref, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <Input
        ref={ref}
        type={type}
        placeholder={placeholder}
        autoComplete={autoComplete}
        value={value ?? ''}
        onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
        onBlur={blur}
      />
    </Field>
  );
}
