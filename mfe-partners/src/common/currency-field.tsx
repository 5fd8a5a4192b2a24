import { t } from '@lingui/core/macro';
import { type AnyPartner, currencyCodes, currencyName } from 'contract/partner';
import { ComboboxField, type InputsProps } from 'shared-ui/form';

export const currencyOption = (code: string) => ({
  value: code,
  label: `${code} – ${currencyName(code)}`,
});

export const currencies = currencyCodes.split(' ').map(currencyOption);

/** A combobox of currencies (ISO 4217), searched by code or name. */
export function CurrencyField({ form }: InputsProps<AnyPartner>) {
  return (
    <ComboboxField
      form={form}
      name="currency"
      label={t`Currency`}
      options={currencies}
      optionOf={currencyOption}
    />
  );
}
