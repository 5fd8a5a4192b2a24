import { Field } from '../../parts/field/field';
import { TagsInput } from '../../parts/tags-input/tags-input';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface TagsFieldProps<R extends AnyResource> extends FormFieldProps<
  R,
  readonly string[]
> {
  placeholder?: string;
}

/** A list of free texts, as chips. */
export function TagsField<R extends AnyResource>(props: TagsFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField<R, readonly string[]>(props);
  return (
    <Field {...fieldProps} isRequired={false}>
      <TagsInput
        ref={ref}
        value={value ?? []}
        onValueChange={change}
        onBlur={blur}
        placeholder={props.placeholder}
      />
    </Field>
  );
}
