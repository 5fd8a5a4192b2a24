import { useEffect } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { said } from '../i18n/words';
import type { AnyResource, FieldOf } from '../resource/resource-types';
import { type Ask, missingMessage } from './missing-message';
import { useSectionField } from './section-fields';
import type { ResourceFormController } from './use-resource-form';

/** Props shared by all fields of the form kit. */
export interface FormFieldProps<R extends AnyResource, Value> {
  form: ResourceFormController<R>;
  name: FieldOf<R, Value>;
  label: string;
  help?: string;
  /** The message of the empty field, when it cannot be derived from the label: `Enter a date and time`. */
  missing?: string;
}

/** Guarantee: the names of `FieldOf` are names of the form, and its values are read by them only. */
function looseControl<R extends AnyResource>({ fields }: ResourceFormController<R>) {
  return fields.control as unknown as Control<FieldValues>;
}

/** Guarantee: `FieldOf<R, Value>` names only fields that hold a `Value` or null. */
function valueAs<Value>(value: unknown) {
  return (value ?? null) as Value | null;
}

/**
 * A field of a resource's form: its value (null when empty), its setter, and the props of its `Field`. For custom
 * inputs.
 *
 * @param ask - how the control is filled in
 */
export function useFormField<R extends AnyResource, Value>(
  props: FormFieldProps<R, Value>,
  ask: Ask = 'Enter',
) {
  const { form, name, label, help, missing = missingMessage(label, ask) } = props;
  const { field, fieldState } = useController({ control: looseControl(form), name });

  const isRequired = form.resource.fields[name]?.presence === 'required';
  useSectionField(name, { value: field.value, error: fieldState.error, isRequired });

  // Registers the field's label for messages and the error summary.
  useEffect(() => {
    form.labels.set(name, label);
    form.missing.set(name, missing);
  }, [form.labels, form.missing, name, label, missing]);

  return {
    value: valueAs<Value>(field.value),
    change: (value: Value | null) => field.onChange(value),
    blur: field.onBlur,
    ref: field.ref,
    /** The error of one text of a list. */
    itemError: (item: number) => cellMessage(fieldState.error, [String(item)]),
    /** The error of one cell of a list of objects. */
    cellError: (row: number, cell: string) => cellMessage(fieldState.error, [String(row), cell]),
    fieldProps: {
      id: `${form.id}-${name}`,
      label,
      ...(help !== undefined && { help }),
      error: messageIn(fieldState.error),
      isRequired,
      isHidden: form.access.hidden.has(name),
      isReadOnly: form.access.readOnly.has(name),
    },
  };
}

/** The current value of another field of the form; renders again when it changes. */
export function useFormValue<R extends AnyResource, Value>(
  form: ResourceFormController<R>,
  name: FieldOf<R, Value>,
) {
  return valueAs<Value>(useWatch({ control: looseControl(form), name }));
}

/** The first message of a field's error; a list's error may be at one of its items. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string')
    return said({ message: error.message });
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
