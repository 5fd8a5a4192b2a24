import { type AnyPartner, Incoterm, incotermNames } from 'contract/partner';
import { ChoiceField, type InputsProps, TextField } from 'shared-ui/form';
import { CurrencyField } from './currency-field';

const incoterms = Incoterm.options.map((value) => ({
  value,
  label: `${value} – ${incotermNames[value]}`,
}));

/** The terms of trade with the partner. */
export function TermsInputs({ form }: InputsProps<AnyPartner>) {
  return (
    <>
      <TextField form={form} name="paymentTerms" label="Payment terms" placeholder="30 days net" />
      <ChoiceField form={form} name="incoterm" label="Incoterm" options={incoterms} />
      <CurrencyField form={form} />
      <TextField form={form} name="minimumOrder" label="Minimum order" placeholder="1 pallet" />
    </>
  );
}
