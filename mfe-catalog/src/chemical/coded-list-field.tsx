import type { chemicals } from 'contract/catalog';
import { useCallback } from 'react';
import { Field, MultiCombobox, type Option } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';

type Chemicals = typeof chemicals;

interface CodedListFieldProps<Value> extends FormFieldProps<Chemicals, readonly Value[]> {
  textOf: (value: Value) => string;
  /** Undefined for a text that is none of the values. */
  read: (text: string) => Value | undefined;
  /** What is offered besides a text that can be read. */
  offered: readonly Option[];
}

const maxOptions = 60;

/** A list of values that have a notation in the law; one that is not offered is typed in that notation. */
export function CodedListField<Value>({
  textOf,
  read,
  offered,
  ...field
}: CodedListFieldProps<Value>) {
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, readonly Value[]>(field);
  const values = value ?? [];
  const options = useCallback(
    (text: string) => Promise.resolve(found(offered, text.trim(), read)),
    [offered, read],
  );

  function choose(chosen: readonly Option[]) {
    const known = new Map(values.map((one) => [textOf(one), one]));
    change(chosen.flatMap((option) => known.get(option.value) ?? read(option.value) ?? []));
  }
  return (
    <Field {...fieldProps} isRequired={false}>
      <MultiCombobox
        ref={ref}
        label={field.label}
        options={options}
        value={values.map((one) => ({ value: textOf(one), label: textOf(one) }))}
        onValueChange={choose}
        onBlur={blur}
      />
    </Field>
  );
}

function found<Value>(
  offered: readonly Option[],
  text: string,
  read: (text: string) => Value | undefined,
): Option[] {
  const wanted = text.toLowerCase();
  const matches = offered.filter(({ value, label }) =>
    `${value} ${label}`.toLowerCase().includes(wanted),
  );
  const isOffered = matches.some(({ value }) => value.toLowerCase() === wanted);
  const typed =
    text === '' || isOffered || read(text) === undefined ? [] : [{ value: text, label: text }];
  return [...typed, ...matches.slice(0, maxOptions)];
}
