import { slugOf } from 'contract';
import { Field } from '../../parts/field/field';
import { Input } from '../../parts/input/input';
import type { AnyResource, FieldOf } from '../../resource/resource-types';
import { type FormFieldProps, useFormField, useFormValue } from '../use-form-field';

export interface SlugFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  /** The field that the slug is made from until it is edited. */
  source: FieldOf<R, string>;
}

/** An address. Until edited it shows what the API will make of the name, and stays null. */
export function SlugField<R extends AnyResource>(props: SlugFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField<R, string>(props);
  const made = slugOf(useFormValue<R, string>(props.form, props.source) ?? '');
  return (
    <Field {...fieldProps}>
      <Input
        ref={ref}
        spellCheck={false}
        value={value ?? made}
        onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
        onBlur={blur}
      />
    </Field>
  );
}
