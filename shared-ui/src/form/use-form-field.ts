import { useEffect } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import type { AnyResource, FieldOf } from '../resource/resource-types';
import { type Ask, missingMessage } from './missing-message';
import type { ResourceFormController } from './use-resource-form';

/** What every field of the form kit takes. */
export interface FormFieldProps<R extends AnyResource, Value> {
  form: ResourceFormController<R>;
  name: FieldOf<R, Value>;
  label: string;
  help?: string;
  /** What the empty field asks for, where its label is no noun: `Enter a date and time`. */
  missing?: string;
}

/** Guarantee: the names of `FieldOf` are names of the form, and its values are read by them alone. */
function looseControl<R extends AnyResource>({ fields }: ResourceFormController<R>) {
  return fields.control as unknown as Control<FieldValues>;
}

/** Guarantee: `FieldOf<R, Value>` names only fields that hold a `Value` or null. */
function valueAs<Value>(value: unknown) {
  return (value ?? null) as Value | null;
}

/**
 * One field of a resource's form: its value (null when empty), how to change it, and what a `Field` shows of it. For
 * writing inputs of one's own.
 *
 * @param ask - how the control is filled in
 */
export function useFormField<R extends AnyResource, Value>(
  props: FormFieldProps<R, Value>,
  ask: Ask = 'Enter',
) {
  const { form, name, label, help, missing = missingMessage(label, ask) } = props;
  const { field, fieldState } = useController({ control: looseControl(form), name });

  // Lets checks and the summary of errors call the field by its label.
  useEffect(() => {
    form.labels.set(name, label);
    form.missing.set(name, missing);
  }, [form.labels, form.missing, name, label, missing]);

  return {
    value: valueAs<Value>(field.value),
    change: (value: Value | null) => field.onChange(value),
    blur: field.onBlur,
    ref: field.ref,
    /** What is wrong with one text of a list. */
    itemError: (item: number) => cellMessage(fieldState.error, [String(item)]),
    /** What is wrong with one cell of a list of objects. */
    cellError: (row: number, cell: string) => cellMessage(fieldState.error, [String(row), cell]),
    fieldProps: {
      id: `${form.id}-${name}`,
      label,
      ...(help !== undefined && { help }),
      error: messageIn(fieldState.error),
      isRequired: form.resource.fields[name]?.presence === 'required',
    },
  };
}

/** What another field of the form holds at the moment; renders anew when it changes. */
export function useFormValue<R extends AnyResource, Value>(
  form: ResourceFormController<R>,
  name: FieldOf<R, Value>,
) {
  return valueAs<Value>(useWatch({ control: looseControl(form), name }));
}

/** The first message of a field's error; a list's error may stand at one of its items. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .map(([, inner]) => messageIn(inner))
    .find((message) => message !== undefined);
}

function cellMessage(error: unknown, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return messageIn(error);
  if (typeof error !== 'object' || error === null) return undefined;
  return cellMessage(new Map(Object.entries(error)).get(step), rest);
}
