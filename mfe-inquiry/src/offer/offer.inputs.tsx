import { t } from '@lingui/core/macro';
import type { offers } from 'contract/inquiry';
import { Incoterm, incotermNames } from 'contract/partner';
import {
  ChoiceField,
  ComboboxField,
  DateField,
  FormSection,
  type InputsProps,
  LetterLanguageField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { currencyOption, currencyOptions } from '../common/currency-options';
import { OfferGrid } from './offer-grid';
import { SumsInputs } from './sums-inputs';

const incoterms = Incoterm.options.map((value) => ({
  value,
  label: `${value} – ${incotermNames[value]}`,
}));

/** The form of a draft. */
export function OfferInputs({ form }: InputsProps<typeof offers>) {
  return (
    <>
      {form.record === undefined ? null : <OfferGrid form={form} offer={form.record} />}
      <SumsInputs form={form} />
      <FormSection
        id={`${form.id}-terms`}
        title={t`Terms`}
        description={t`Incoterms 2020 and payment.`}
      >
        <ComboboxField
          form={form}
          name="currency"
          label={t`Currency`}
          options={currencyOptions}
          optionOf={currencyOption}
        />
        <LetterLanguageField form={form} name="language" label={t`Language of the PDF`} />
        <DateField form={form} name="validUntil" label={t`Valid until`} />
        <ChoiceField form={form} name="incoterm" label={t`Incoterm`} options={incoterms} />
        <TextField form={form} name="place" label={t`Named place`} placeholder={t`Rotterdam`} />
        <div data-wide>
          <TextField
            form={form}
            name="paymentTerms"
            label={t`Payment terms`}
            placeholder={t`30 days net`}
          />
        </div>
        <div data-wide>
          <TextareaField<typeof offers>
            form={form}
            name="note"
            label={t`Notes on the offer`}
            rows={4}
          />
        </div>
      </FormSection>
    </>
  );
}
