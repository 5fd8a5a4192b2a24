import type { exchangeRates } from 'contract/inquiry';
import { ComboboxField, DateField, InputGrid, type InputsProps, TextField } from 'shared-ui/form';
import { currencyOption, currencyOptions } from '../common/currency-options';

const currencies = { options: currencyOptions, optionOf: currencyOption };

export function ExchangeRateInputs({ form }: InputsProps<typeof exchangeRates>) {
  return (
    <InputGrid>
      <ComboboxField form={form} name="fromCurrency" label="One unit of" {...currencies} />
      <ComboboxField form={form} name="toCurrency" label="In" {...currencies} />
      <TextField form={form} name="rate" label="Is worth" placeholder="1.0850" />
      <DateField form={form} name="ratedOn" label="Day" />
    </InputGrid>
  );
}
