import type { chemicals } from 'contract/catalog';
import { Field } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';
import { CodedList, type CodedListProps } from './coded-list';

type Chemicals = typeof chemicals;

interface CodedListFieldProps<Value>
  extends
    FormFieldProps<Chemicals, readonly Value[]>,
    Pick<CodedListProps<Value>, 'textOf' | 'read' | 'offered'> {}

/** A list of values that have a notation in the law. */
export function CodedListField<Value>(props: CodedListFieldProps<Value>) {
  const { textOf, read, offered, ...field } = props;
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, readonly Value[]>(field);
  return (
    <Field {...fieldProps} isRequired={false}>
      <CodedList
        ref={ref}
        label={field.label}
        value={value ?? []}
        onValueChange={change}
        onBlur={blur}
        textOf={textOf}
        read={read}
        offered={offered}
      />
    </Field>
  );
}
