import { Field } from '../../parts/field/field';
import { RadioGroup } from '../../parts/radio-group/radio-group';
import type { Option } from '../../parts/select/option';
import { Select } from '../../parts/select/select';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';

export interface ChoiceFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  options: readonly Option[];
  /** `buttons` shows all choices at once; use it for two to four. */
  look?: 'list' | 'buttons';
}

const noChoice = '—';

/** A single choice among a few known values; an optional field offers a dash, which means null. */
export function ChoiceField<R extends AnyResource>(props: ChoiceFieldProps<R>) {
  const { options, look = 'list' } = props;
  const { value, change, blur, ref, fieldProps } = useFormField(props, 'Choose');
  const isOptional = props.form.resource.fields[props.name]?.presence === 'optional';
  const offered = isOptional ? [{ value: noChoice, label: noChoice }, ...options] : options;
  const choose = (chosen: string) => change(chosen === noChoice ? null : chosen);
  const shared = {
    options: offered,
    value: value ?? undefined,
    onValueChange: choose,
    onBlur: blur,
  };
  return (
    <Field {...fieldProps}>
      {look === 'buttons' ? <RadioGroup {...shared} /> : <Select ref={ref} {...shared} />}
    </Field>
  );
}
