import { type AnyPartner, currencyCodes } from 'contract/partner';
import { Combobox, Field } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

const optionOf = (code: string) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` });

const currencies = currencyCodes.split(' ').map(optionOf);

/** A combobox of currencies (ISO 4217), searched by code or name. */
export function CurrencyField({ form }: InputsProps<AnyPartner>) {
  const { value, change, blur, ref, fieldProps } = useFormField<AnyPartner, string>({
    form,
    name: 'currency',
    label: 'Currency',
  });
  return (
    <Field {...fieldProps}>
      <Combobox
        ref={ref}
        label="Currencies"
        options={currencies}
        value={value === null ? null : optionOf(value)}
        onValueChange={(option) => change(option?.value ?? null)}
        onBlur={blur}
      />
    </Field>
  );
}
