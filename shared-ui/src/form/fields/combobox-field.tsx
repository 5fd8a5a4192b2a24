import { Combobox } from '../../parts/combobox/combobox';
import { Field } from '../../parts/field/field';
import type { Option } from '../../parts/select/option';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface ComboboxFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  options: readonly Option[];
  /** The option of a stored code, whether or not it is in the list. */
  optionOf: (code: string) => Option;
}

/** One of many codes, found by typing; empty is null. */
export function ComboboxField<R extends AnyResource>(props: ComboboxFieldProps<R>) {
  const { label, options, optionOf } = props;
  const { value, change, blur, ref, fieldProps } = useFormField<R, string>(props, 'Choose');
  return (
    <Field {...fieldProps}>
      <Combobox
        ref={ref}
        label={label}
        options={options}
        value={value === null ? null : optionOf(value)}
        onValueChange={(option) => change(option?.value ?? null)}
        onBlur={blur}
      />
    </Field>
  );
}
