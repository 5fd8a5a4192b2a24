import { t } from '@lingui/core/macro';
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
      <TextField
        form={form}
        name="paymentTerms"
        label={t`Payment terms`}
        placeholder={t`30 days net`}
      />
      <ChoiceField form={form} name="incoterm" label={t`Incoterm`} options={incoterms} />
      <CurrencyField form={form} />
      <TextField
        form={form}
        name="minimumOrder"
        label={t`Minimum order`}
        placeholder={t`1 pallet`}
      />
    </>
  );
}
