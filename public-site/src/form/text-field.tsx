import { Field, Input, type InputProps } from 'shared-ui';
import { useField } from './form-context';

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength'
> {
  /** The API's name; for an entry of a list `items.0.grade`. */
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** One line of text. */
export function TextField({ name, label, hint, isRequired = false, ...input }: TextFieldProps) {
  const { id, value, error, note = hint } = useField(name);
  return (
    <Field id={id} label={label} help={note} error={error} isRequired={isRequired}>
      <Input name={name} defaultValue={value} {...input} />
    </Field>
  );
}
