import { slugOf } from 'contract';
import { Field } from '../../parts/field/field';
import { Input } from '../../parts/input/input';
import type { AnyResource, FieldOf } from '../../resource/resource-types';
import { type FormFieldProps, useFormField, useFormValue } from '../use-form-field';

export interface SlugFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  /** The field from which the slug is derived until it is edited. */
  source: FieldOf<R, string>;
}

/** A slug. Until it is edited it shows the slug that the API will derive, and its value stays null. */
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
