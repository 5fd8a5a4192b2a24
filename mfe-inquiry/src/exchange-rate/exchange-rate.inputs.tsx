import { t } from '@lingui/core/macro';
import type { exchangeRates } from 'contract/inquiry';
import { ComboboxField, DateField, InputGrid, type InputsProps, TextField } from 'shared-ui/form';
import { currencyOption, currencyOptions } from '../common/currency-options';

const currencies = { options: currencyOptions, optionOf: currencyOption };

export function ExchangeRateInputs({ form }: InputsProps<typeof exchangeRates>) {
  return (
    <InputGrid>
      <ComboboxField form={form} name="fromCurrency" label={t`One unit of`} {...currencies} />
      <ComboboxField form={form} name="toCurrency" label={t`In`} {...currencies} />
      <TextField form={form} name="rate" label={t`Is worth`} placeholder="1.0850" />
      <DateField form={form} name="ratedOn" label={t`Day`} />
    </InputGrid>
  );
}
