import { MultiCombobox } from '../../parts/combobox/multi-combobox';
import { Field } from '../../parts/field/field';
import type { Option } from '../../parts/select/option';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface ChoicesFieldProps<R extends AnyResource> extends FormFieldProps<
  R,
  readonly string[]
> {
  options: readonly Option[];
}

/** A multiple choice among known values, as chips. */
export function ChoicesField<R extends AnyResource>(props: ChoicesFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField<R, readonly string[]>(
    props,
    'Choose',
  );
  const chosen = (value ?? []).map(
    (one) => props.options.find((option) => option.value === one) ?? { value: one, label: one },
  );
  return (
    <Field {...fieldProps} isRequired={false}>
      <MultiCombobox
        ref={ref}
        label={props.label}
        options={props.options}
        value={chosen}
        onValueChange={(options) => change(options.map((option) => option.value))}
        onBlur={blur}
      />
    </Field>
  );
}
