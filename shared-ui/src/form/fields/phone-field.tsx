import { PhoneInput } from '../../phone/phone-input';
import type { AnyResource } from '../../resource/resource-types';
import { type FormFieldProps, useFormField } from '../use-form-field';
import { type PhoneCountry, phoneHelp } from './phone-help';

export type PhoneFieldProps<R extends AnyResource> = FormFieldProps<R, string> & PhoneCountry;

/**
 * A telephone number in E.164, typed in any usual form; empty is null.
 *
 * @example <PhoneField form={form} name="phone" label="Phone" country={useFormValue(form, 'country')} />
 */
export function PhoneField<R extends AnyResource>(props: PhoneFieldProps<R>) {
  const { country = null, help = phoneHelp(props) } = props;
  const { value, change, blur, ref, fieldProps } = useFormField<R, string>({ ...props, help });
  return (
    <PhoneInput
      {...fieldProps}
      value={value ?? ''}
      onValueChange={(next) => change(next === '' ? null : next)}
      onBlur={blur}
      country={country}
      inputRef={ref}
    />
  );
}
