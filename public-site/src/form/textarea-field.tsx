import { Field, Textarea, type TextareaProps } from 'shared-ui';
import { useField } from './form-context';

interface TextareaFieldProps extends Pick<TextareaProps, 'maxLength' | 'rows'> {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** Several lines of text. */
export function TextareaField(props: TextareaFieldProps) {
  const { name, label, hint, isRequired = false, ...textarea } = props;
  const { id, value, error, note = hint } = useField(name);
  return (
    <Field id={id} label={label} help={note} error={error} isRequired={isRequired}>
      <Textarea name={name} defaultValue={value} {...textarea} />
    </Field>
  );
}
