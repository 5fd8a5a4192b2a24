import type { FileAudience, FileKind } from 'contract/file';
import { Field } from '../../parts/field/field';
import { FileInput } from '../../parts/file-input/file-input';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface FileFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  kind: FileKind;
  /** The audience that may download the file: everyone by default; staff for records that visitors never see. */
  audience?: FileAudience;
  /** What is accepted, where it is less than the kind. */
  hint?: string;
}

/** The stored name of an uploaded file. */
export function FileField<R extends AnyResource>(props: FileFieldProps<R>) {
  const { kind, audience = 'everyone' } = props;
  const { value, change, fieldProps } = useFormField<R, string>(props, 'Choose');
  return (
    <Field {...fieldProps}>
      <FileInput
        kind={kind}
        audience={audience}
        value={value}
        onValueChange={change}
        {...(props.hint !== undefined && { hint: props.hint })}
      />
    </Field>
  );
}
