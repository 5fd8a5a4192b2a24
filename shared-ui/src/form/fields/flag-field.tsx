import { Checkbox } from '../../parts/checkbox/checkbox';
import { Field } from '../../parts/field/field';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export type FlagFieldProps<R extends AnyResource> = FormFieldProps<R, boolean>;

/** Yes or no. */
export function FlagField<R extends AnyResource>(props: FlagFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps} isRequired={false} layout="inline">
      <Checkbox
        ref={ref}
        checked={value ?? false}
        onCheckedChange={(checked) => change(checked === true)}
        onBlur={blur}
      />
    </Field>
  );
}
