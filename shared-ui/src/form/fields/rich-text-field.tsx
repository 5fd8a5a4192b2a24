import { Field } from '../../parts/field/field';
import { RichTextInput } from '../../parts/rich-text-input/rich-text-input';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export type RichTextFieldProps<R extends AnyResource> = FormFieldProps<R, string>;

/** Rich text; empty is null. */
export function RichTextField<R extends AnyResource>(props: RichTextFieldProps<R>) {
  const { value, change, blur, fieldProps } = useFormField<R, string>(props);
  return (
    <Field {...fieldProps}>
      <RichTextInput label={props.label} value={value} onValueChange={change} onBlur={blur} />
    </Field>
  );
}
